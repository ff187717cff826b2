/** A holder sees who asked by name about their registration. */
import type { User } from '#functions/accounts/data/person/user.ts'
import { wasMade } from '#functions/platform/table/table.ts'
import type { Needs } from '#functions/services.ts'
import { NotFound } from '#shared/kit/errors.ts'
import type { NamedCheck, OwnNamedChecks, ReplyToCheck } from '#shared/register/records/check.ts'
import { presentCheck } from '../data/check.ts'
import { ownEntry } from './own-entry/own-entry.ts'

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
  const { number, hold_since = null } = await ownEntry(user, services)
  return { number, asked: await ownNamedChecksOf(user.id, number, services), hold_since }
}

const noSuchCheck = () => new NotFound('There is no such check')

/** *Not me* comes to the office once, in the transaction that notes it, and is not taken back. @throws NotFound */
export const replyToOwnCheck = async (
  user: User,
  id: string,
  { reply }: ReplyToCheck,
  now: Date,
  services: Needs<'checks' | 'concerns' | 'newId' | 'registrations'>,
): Promise<OwnNamedChecks> => {
  const { checks, concerns, newId } = services
  const { number } = await ownEntry(user, services, noSuchCheck)
  const check = await checks.readNamed(number, id)
  if (!check || (check.holder !== null && check.holder !== user.id)) throw noSuchCheck()
  const write = checks.putReply(number, id, reply)
  const at = now.toISOString()
  const { organisation, email, purpose, premises } = check
  if (reply === 'known') await checks.write([write])
  else
    await wasMade(
      concerns.add(
        {
          ...{ id: `${at}-${newId()}`, number, place: '', about: 'unknown-check', words: '', at },
          check: { id, at: check.at, organisation, email, purpose, premises },
        },
        [write],
      ),
    )
  return ownChecksOf(user, services)
}
