/** Links a claim by the code that was sent to the address in the book: whoever reads that mailbox is the person of the row. */

import type { User } from '#functions/accounts/data/person/user.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { retry } from '#functions/platform/table/retry.ts'
import type { StoredClaim } from '#functions/register/data/claim.ts'
import { codeOfClaim } from '#functions/register/data/claim-code.ts'
import type { Needs } from '#functions/services.ts'
import { Conflict, Invalid, Stale } from '#shared/kit/errors.ts'
import type { OwnClaim } from '#shared/register/records/claim.ts'
import { evidenceLabels, linksByCode } from '#shared/register/rules/claim.ts'
import { presentClaim } from './claim-registration.ts'
import { emailsAfterLink, endOfProposal } from './decide-claim.ts'
import { loadClaim } from './present-claim.ts'

/** A code has 59 bits. */
const aDay: Limit = { scope: 'claim-code', most: 10, windowInSeconds: 24 * 60 * 60 }
/** Fifty people may claim one number at the same moment. */
const tries = 8

type Services = Needs<
  'accounts' | 'claims' | 'emailLinks' | 'limits' | 'newId' | 'proposals' | 'registrations'
>

/** The same answer whatever is wrong with it. */
const wrongCode = () => new Invalid({ code: ['This code is wrong, or older than two days'] })

const requireCode = async (
  code: string,
  user: User,
  claim: StoredClaim,
  now: Date,
  { emailLinks }: Services,
): Promise<void> => {
  const found = await emailLinks.read('claim-code', codeOfClaim(claim.id, code), now)
  if (found?.user_id !== user.id || claim.objected_at) throw wrongCode()
}

/** The same code again changes nothing. @throws Invalid, Conflict, TooMany */
export const enterCode = async (
  user: User,
  code: string,
  { attempt, now, today }: Pick<RequestContext, 'attempt' | 'now' | 'today'>,
  services: Services,
): Promise<OwnClaim> => {
  const { accounts: _accounts, claims, limits, newId, registrations } = services
  await limits.count(aDay, user.id, now)
  return retry({ tries, when: (error) => error instanceof Stale }, async () => {
    const { account, claims: before, claim } = await loadClaim(user.id, services)
    await requireCode(code, user, claim, now, services)
    if (claim.state === 'linked') return presentClaim(claim)
    if (claim.state !== 'waiting' || account.registration) throw new Conflict('No claim of yours waits')
    const entry = await registrations.read(claim.number, true)
    if (!linksByCode(claim, account, entry, today)) throw wrongCode()
    const linked: StoredClaim = {
      ...claim,
      ...{ state: 'linked', answered_at: now.toISOString(), rests_on: 'code' },
    }
    const change = { event: 'CLAIMED' as const, by: null, reason: evidenceLabels.code }
    await claims.save(user.id, before, linked, [
      ...registrations.changeRegistration(entry, { holder: user.id }, change, attempt),
      ...emailsAfterLink(user.id, linked, entry.number, newId).map((email) => putEmail(email, now)),
      ...(await endOfProposal(
        user.id,
        'withdrawn',
        { id: user.id, name: 'The claimant' },
        attempt,
        services,
      )),
    ])
    return presentClaim(linked)
  })
}
