import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import type { NewQualificationInformation } from '#shared/applications/records/qualification-information.ts'
import { missingBeforeLevel } from '#shared/applications/rules/onboarding.ts'
import { degreeYearErrors, yearOrderErrors } from '#shared/applications/rules/qualification-order.ts'
import { qualificationDateErrors } from '#shared/kit/dates.ts'
import type { FieldErrors } from '#shared/kit/errors.ts'
import { dayInKarachi, foldDigits } from '#shared/kit/format.ts'

type Qualification = Partial<NewQualificationInformation>

/** A year that does not fit the other levels; one that is stored keeps nobody from changing something else. */
const yearErrors = (values: Qualification, user: CurrentUser, record: Qualification | null): FieldErrors => {
  const { qualification_level } = values
  const year_of_passing = foldDigits(values.year_of_passing ?? '').trim()
  if (!qualification_level || record?.year_of_passing === year_of_passing) return {}
  const passed = { qualification_level, year_of_passing }
  const others = user.qualification_information
  return { ...degreeYearErrors(passed, others), ...yearOrderErrors(passed, others) }
}

/**
 * The rules that the schema cannot check: years against the other levels, dates against today, and for a new
 * qualification the levels before it.
 * @param record the one that is changed: its level cannot change.
 */
export const qualificationErrors = (
  values: Qualification,
  user: CurrentUser,
  record: Qualification | null,
): FieldErrors => {
  const errors = {
    ...yearErrors(values, user, record),
    ...qualificationDateErrors(values, dayInKarachi(new Date())),
  }
  const level = values.qualification_level
  const missing = level && !record ? missingBeforeLevel(level, user) : null
  return missing ? { ...errors, qualification_level: [missing.message] } : errors
}
