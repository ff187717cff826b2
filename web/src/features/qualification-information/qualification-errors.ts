import type { FieldErrors } from '#shared/errors.ts'
import { dayInKarachi } from '#shared/format.ts'
import type { NewQualificationInformation } from '#shared/records/qualification-information.ts'
import { qualificationDateErrors } from '#shared/rules/dates.ts'
import { missingBeforeLevel, type Progress } from '#shared/rules/onboarding.ts'

/**
 * What the schema cannot check: dates against today, and for a new qualification the levels that come before.
 * @param progress null when a record is changed: its level cannot change.
 */
export const qualificationErrors = (
  values: Partial<NewQualificationInformation>,
  progress: Progress | null,
): FieldErrors => {
  const errors = qualificationDateErrors(values, dayInKarachi(new Date()))
  const level = values.qualification_level
  const missing = level && progress ? missingBeforeLevel(level, progress) : null
  return missing ? { ...errors, qualification_level: [missing.message] } : errors
}
