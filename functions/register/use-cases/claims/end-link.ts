/** The entry that a claim has linked is taken from the account, by two registrars outside of the claim: the claim says so too. */

import type { Attempt } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { writesOfClaim } from '#functions/register/data/claim.ts'
import type { Needs } from '#functions/services.ts'
import { isLinkedClaim } from '#shared/register/rules/claim.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import { endOfProposal } from './decide-claim.ts'

/** For the transaction in which the entry loses its holder. */
export const writesToEndLink = async (
  userId: string,
  people: { by: Clerk; confirmed_by: Clerk },
  attempt: Attempt,
  services: Needs<'claims' | 'proposals'>,
): Promise<Write[]> => {
  const before = await services.claims.of(userId)
  const claim = before.claims.at(-1)
  if (!claim || !isLinkedClaim(claim)) return []
  const answered_at = attempt.now.toISOString()
  const ended = { ...claim, ...people, answered_at, state: 'unlinked' as const, rests_on: null, reason: '' }
  const proposal =
    claim.state === 'held'
      ? await endOfProposal(userId, 'withdrawn', people.confirmed_by, attempt, services)
      : []
  return [...writesOfClaim(userId, before, ended), ...proposal]
}
