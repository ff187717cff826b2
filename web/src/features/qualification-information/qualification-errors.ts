import type { FieldErrors } from '#shared/errors.ts'
import { dayInKarachi, foldDigits } from '#shared/format.ts'
import type { QualificationInformationFields } from '#shared/records/qualification-information.ts'
import { qualificationDateErrors } from '#shared/rules/dates.ts'
import { missingBeforeLevel, type Progress } from '#shared/rules/onboarding.ts'

/**
 * What the schema cannot know: today, and for a new qualification what has to come before its level.
 * @param progress null when a record is changed; its level is settled then.
 */
export const qualificationErrors = (
  values: Partial<QualificationInformationFields>,
  progress: Progress | null,
): FieldErrors => {
  // Where another field is wrong the values come as they were typed.
  const year_of_passing = foldDigits(values.year_of_passing ?? '').trim()
  const errors = qualificationDateErrors({ ...values, year_of_passing }, dayInKarachi(new Date()))
  // The schema asks for it too, but only once every other field is right.
  if (values.qualification_level === 'M.Phil/M.Pharm' && !values.department?.trim())
    errors.department = ['Enter the department']
  const level = values.qualification_level
  const missing = level && progress ? missingBeforeLevel(level, progress) : null
  return missing ? { ...errors, qualification_level: [missing.message] } : errors
}
