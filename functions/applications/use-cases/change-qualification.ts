/** An applicant's qualifications: one is added or changed. */

import type { User } from '#functions/accounts/data/person/user.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { requireNoFieldErrors, requireVersion } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import {
  type NewQualificationInformation,
  newQualificationInformation,
  type QualificationInformationChanges,
  type QualificationInformationRecord,
} from '#shared/applications/records/qualification-information.ts'
import { levelItem, qualificationItem } from '#shared/applications/rules/correctable.ts'
import { missingBeforeLevel } from '#shared/applications/rules/onboarding.ts'
import { yearOrderErrors } from '#shared/applications/rules/qualification-order.ts'
import { qualificationDateErrors } from '#shared/kit/dates.ts'
import { parseWith } from '#shared/kit/parse-with.ts'
import { requireStepsBefore, withPresentForm } from './own-record.ts'
import { requireItemUnlocked, requireUnlocked } from './require-unlocked.ts'

type QualificationServices = Needs<'qualificationInformation' | 'users'>

/** @throws StepMissing, Invalid; Conflict when it is there already or may not be added now */
export const addQualification = async (
  user: User,
  fields: NewQualificationInformation,
  { today, attempt }: Pick<RequestContext, 'today' | 'attempt'>,
  services: QualificationServices,
): Promise<QualificationInformationRecord> => {
  const { qualification_level: level } = fields
  requireItemUnlocked(user, levelItem(level))
  requireStepsBefore(missingBeforeLevel(level, user))
  requireNoFieldErrors({
    ...yearOrderErrors(fields, user.qualification_information),
    ...qualificationDateErrors(fields, today),
  })
  return withPresentForm(user, services, async (present) => {
    requireItemUnlocked(present, levelItem(level))
    return services.qualificationInformation.create(present, fields, attempt)
  })
}

/** The level is part of the record's key. */
const levelIsFixed = 'The qualification level cannot be changed'

/** @throws Invalid, Stale */
export const changeQualification = async (
  user: User,
  before: QualificationInformationRecord,
  sent: QualificationInformationChanges,
  { today, attempt, versionRead }: RequestContext,
  services: QualificationServices,
): Promise<QualificationInformationRecord> => {
  const level = before.qualification_level
  if (sent.qualification_level && sent.qualification_level !== level)
    requireNoFieldErrors({ qualification_level: [levelIsFixed] })
  requireVersion(before, versionRead)
  const { id: _id, version: _version, ...merged } = { ...before, ...sent }
  const fields = parseWith(newQualificationInformation, merged)
  // A year that the office has corrected keeps nobody from changing something else.
  const isNewYear = fields.year_of_passing !== before.year_of_passing
  requireNoFieldErrors({
    ...(isNewYear && yearOrderErrors(fields, user.qualification_information)),
    ...qualificationDateErrors(fields, today),
  })
  return withPresentForm(user, services, async (present) => {
    requireUnlocked(present, (field) => qualificationItem(level, field), before, fields)
    return services.qualificationInformation.change(present, before, fields, attempt)
  })
}
