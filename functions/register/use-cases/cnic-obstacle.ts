/** Keeps a second entry of a register from the CNIC of another, where a change is asked for, proposed and confirmed. */

import type { Needs } from '#functions/services.ts'
import { Conflict } from '#shared/kit/errors.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { cnicTaken } from '#shared/register/rules/registration.ts'

/** Why the entry cannot be as it would be after a change; null where it can. */
export const cnicObstacle = async (
  after: Pick<RegistrationRecord, 'number' | 'register' | 'cnic' | 'removed'>,
  { registrations }: Needs<'registrations'>,
): Promise<string | null> => {
  const other = await registrations.otherWithCnic(after)
  return other && cnicTaken(other)
}

/** The holder's account follows a corrected CNIC, so no other account can have it. */
export const accountObstacle = async (
  { holder }: Pick<RegistrationRecord, 'holder'>,
  { cnic }: Partial<Pick<RegistrationRecord, 'cnic'>>,
  { accounts }: Needs<'accounts'>,
): Promise<string | null> =>
  holder && cnic && !(await accounts.isCnicFreeFor(cnic, holder))
    ? 'Another account of the portal has this CNIC. It must be corrected or closed first'
    : null

/** Why a correction of the entry is not possible; null where it is. */
export const correctionObstacle = async (
  entry: RegistrationRecord,
  fields: Partial<RegistrationRecord>,
  services: Needs<'accounts' | 'registrations'>,
): Promise<string | null> =>
  (await cnicObstacle({ ...entry, ...fields }, services)) ?? accountObstacle(entry, fields, services)

/** @throws Conflict */
export const requireOwnCnic = async (
  after: RegistrationRecord,
  services: Needs<'registrations'>,
): Promise<void> => {
  const obstacle = await cnicObstacle(after, services)
  if (obstacle) throw new Conflict(`This is not possible. ${obstacle}`)
}
