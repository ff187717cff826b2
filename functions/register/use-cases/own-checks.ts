/** A holder sees who asked by name about their registration. */
import type { User } from '#functions/accounts/data/person/user.ts'
import type { Needs } from '#functions/services.ts'
import type { NamedCheck, OwnNamedChecks } from '#shared/register/records/check.ts'
import { presentCheck } from '../data/check.ts'
import { ownEntry } from './own-places.ts'

/** Without those that were about the number while it was another account's. */
export const ownNamedChecksOf = async (
  userId: string,
  number: string,
  { checks }: Needs<'checks'>,
): Promise<NamedCheck[]> => {
  const all = await checks.about(number)
  return all.filter(({ holder }) => holder === null || holder === userId).map(presentCheck)
}

/** @throws Conflict without an entry of one's own */
export const ownChecksOf = async (
  user: User,
  services: Needs<'checks' | 'registrations'>,
): Promise<OwnNamedChecks> => {
  const { number } = await ownEntry(user, services)
  return { number, asked: await ownNamedChecksOf(user.id, number, services) }
}
