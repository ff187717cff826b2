/** An applicant's contact information and user application record, which they may change at any time. */

import type { User } from '#functions/accounts/data/person/user.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Identified } from '#functions/platform/table/record.ts'
import { requireNoFieldErrors, requireVersion } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import type {
  ContactInformationChanges,
  ContactInformationRecord,
  NewContactInformation,
} from '#shared/applications/records/contact-information.ts'
import type {
  UserApplicationChanges,
  UserApplicationRecord,
  UserApplicationValues,
} from '#shared/applications/records/user-application.ts'
import { missingBefore } from '#shared/applications/rules/onboarding.ts'
import { userApplicationDateErrors } from '#shared/kit/dates.ts'
import { requireStepsBefore, withPresentForm } from './own-record.ts'

type ContactServices = Needs<'contactInformation' | 'users'>
type UserApplicationServices = Needs<'userApplications' | 'users'>

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

/** @throws Invalid; Conflict when it is there already */
export const addUserApplication = async (
  user: User,
  fields: UserApplicationValues,
  { today, attempt }: Pick<RequestContext, 'today' | 'attempt'>,
  services: UserApplicationServices,
): Promise<UserApplicationRecord> => {
  requireNoFieldErrors(userApplicationDateErrors(fields, today))
  return withPresentForm(user, services, (present) =>
    services.userApplications.create(present, fields, attempt),
  )
}

/** The fields after a change, without what the service adds. */
const merged = <R extends Identified, Sent extends object>(before: R, sent: Sent) => {
  const { id: _id, version: _version, ...fields } = { ...before, ...sent }
  return fields
}

type Changing = Pick<RequestContext, 'today' | 'attempt' | 'versionRead'>

/** @throws Stale */
export const changeContact = async (
  user: User,
  before: ContactInformationRecord,
  sent: ContactInformationChanges,
  { attempt, versionRead }: Changing,
  services: ContactServices,
): Promise<ContactInformationRecord> => {
  requireVersion(before, versionRead)
  return withPresentForm(user, services, (present) =>
    services.contactInformation.change(present, before, merged(before, sent), attempt),
  )
}

/** @throws Stale; Invalid by field */
export const changeUserApplication = async (
  user: User,
  before: UserApplicationRecord,
  sent: UserApplicationChanges,
  { today, attempt, versionRead }: Changing,
  services: UserApplicationServices,
): Promise<UserApplicationRecord> => {
  requireVersion(before, versionRead)
  const fields = merged(before, sent)
  requireNoFieldErrors(userApplicationDateErrors(fields, today))
  return withPresentForm(user, services, (present) =>
    services.userApplications.change(present, before, fields, attempt),
  )
}
