/** An applicant's user application record, which they may add and change at any time. */

import type { User } from '#functions/accounts/data/person/user.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { requireNoFieldErrors, requireVersion } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import type {
  UserApplicationChanges,
  UserApplicationRecord,
  UserApplicationValues,
} from '#shared/applications/records/user-application.ts'
import { userApplicationDateErrors } from '#shared/kit/dates.ts'
import { withPresentForm } from './own-record.ts'

type UserApplicationServices = Needs<'userApplications' | 'users'>

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

/** @throws Stale; Invalid by field */
export const changeUserApplication = async (
  user: User,
  before: UserApplicationRecord,
  sent: UserApplicationChanges,
  { today, attempt, versionRead }: Pick<RequestContext, 'today' | 'attempt' | 'versionRead'>,
  services: UserApplicationServices,
): Promise<UserApplicationRecord> => {
  requireVersion(before, versionRead)
  const { id: _id, version: _version, ...fields } = { ...before, ...sent }
  requireNoFieldErrors(userApplicationDateErrors(fields, today))
  return withPresentForm(user, services, (present) =>
    services.userApplications.change(present, before, fields, attempt),
  )
}
