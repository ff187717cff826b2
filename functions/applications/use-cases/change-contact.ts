/** An applicant's contact information. */

import type { User } from '#functions/accounts/data/person/user.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { requireVersion } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import type {
  ContactInformationChanges,
  ContactInformationRecord,
  NewContactInformation,
} from '#shared/applications/records/contact-information.ts'
import { missingBefore } from '#shared/applications/rules/onboarding.ts'
import { requireStepsBefore, withPresentForm } from './own-record.ts'

type ContactServices = Needs<'contactInformation' | 'users'>

/** @throws StepMissing, Conflict, Invalid */
export const createContact = async (
  user: User,
  fields: NewContactInformation,
  { attempt }: Pick<RequestContext, 'attempt'>,
  services: ContactServices,
): Promise<ContactInformationRecord> => {
  requireStepsBefore(missingBefore('contact-information', user))
  return withPresentForm(user, services, (present) =>
    services.contactInformation.create(present, fields, attempt),
  )
}

/** @throws Stale */
export const changeContact = async (
  user: User,
  before: ContactInformationRecord,
  sent: ContactInformationChanges,
  { attempt, versionRead }: Pick<RequestContext, 'attempt' | 'versionRead'>,
  services: ContactServices,
): Promise<ContactInformationRecord> => {
  requireVersion(before, versionRead)
  const { id: _id, version: _version, ...fields } = { ...before, ...sent }
  return withPresentForm(user, services, (present) =>
    services.contactInformation.change(present, before, fields, attempt),
  )
}
