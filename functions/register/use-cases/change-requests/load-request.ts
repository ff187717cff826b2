/** A holder's request with the entry that it is about, for a registrar. */

import type { Account } from '#functions/accounts/data/stored-account.ts'
import type { StoredRequest } from '#functions/register/data/change-request.ts'
import { readRegistration } from '#functions/register/use-cases/read-registration.ts'
import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { reasonAgainstOwnCase } from '#shared/cases/rules/own-case.ts'
import { NotFound } from '#shared/kit/errors.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'

export interface LoadedRequest {
  request: StoredRequest
  entry: RegistrationRecord
  /** The person who asked; null if their account was removed. */
  account: Account | null
}

/** @throws NotFound */
export const loadRequest = async (
  number: string,
  id: string,
  services: Needs<'accounts' | 'changeRequests' | 'registrations'>,
): Promise<LoadedRequest> => {
  const [entry, request] = await Promise.all([
    readRegistration(number, services),
    services.changeRequests.read(number, id),
  ])
  if (!request) throw new NotFound('There is no such request')
  return { entry, request, account: await services.accounts.read(request.user) }
}

/** Nobody decides their own request. */
export const reasonAgainstOwnRequest = (
  staff: Pick<StaffMember, 'account'>,
  account: Account | null,
): string | null =>
  account && reasonAgainstOwnCase(staff.account, account)
    ? 'This request is your own, so a colleague must decide it'
    : null
