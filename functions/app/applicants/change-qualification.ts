/** An applicant changes one of their qualifications. */
import { requireNoFieldErrors } from '#functions/app/require-no-field-errors.ts'
import { requireVersion } from '#functions/app/require-version.ts'
import type { User } from '#functions/data/user.ts'
import type { RequestContext } from '#functions/services/request-context.ts'
import type { Needs } from '#functions/services/services.ts'
import { parseWith } from '#shared/parse-with.ts'
import {
  newQualificationInformation,
  type QualificationInformationChanges,
  type QualificationInformationRecord,
} from '#shared/records/qualification-information.ts'
import { qualificationItem } from '#shared/rules/correctable.ts'
import { qualificationDateErrors } from '#shared/rules/dates.ts'
import { yearOrderErrors } from '#shared/rules/qualification-order.ts'
import { requireUnlocked } from './require-unlocked.ts'

/** The level is part of the record's key. */
const levelIsFixed = 'The qualification level cannot be changed'
/** @throws Invalid, Stale; Conflict when the council took its return back */
export const changeQualification = async (
  user: User,
  before: QualificationInformationRecord,
  sent: QualificationInformationChanges,
  { today, attempt, versionRead }: RequestContext,
  { qualificationInformation }: Needs<'qualificationInformation'>,
): Promise<QualificationInformationRecord> => {
  const level = before.qualification_level
  if (sent.qualification_level && sent.qualification_level !== level)
    requireNoFieldErrors({ qualification_level: [levelIsFixed] })
  requireVersion(before, versionRead)
  const { id: _id, version, ...merged } = { ...before, ...sent }
  const fields = parseWith(newQualificationInformation, merged)
  // A year that was stored before this rule keeps nobody from changing something else.
  const isNewYear = fields.year_of_passing !== before.year_of_passing
  requireNoFieldErrors({
    ...(isNewYear && yearOrderErrors(fields, user.qualification_information)),
    ...qualificationDateErrors(fields, today),
  })
  requireUnlocked(user, (field) => qualificationItem(level, field), before, fields)
  return qualificationInformation.change(user.id, version, fields, attempt)
}
