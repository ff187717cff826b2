/** Whoever reads the address in the book says that a claim is not theirs: a claim that waits stops, a new link is held. */

import type { EmailLink } from '#functions/accounts/data/email-link.ts'
import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { retry } from '#functions/platform/table/retry.ts'
import type { Write } from '#functions/platform/table/table.ts'
import type { StoredClaim } from '#functions/register/data/claim.ts'
import type { Needs } from '#functions/services.ts'
import { NotFound, Stale } from '#shared/kit/errors.ts'
import { plainNumber } from '#shared/kit/format.ts'
import { objectionStops } from '#shared/register/rules/claim.ts'
import { loadClaim } from './present-claim.ts'

const tries = 8

type Outcome = 'stopped' | 'held' | 'over'
type Services = Needs<'accounts' | 'claims' | 'newId' | 'registrations'>

const isAbout = (number: string | undefined, link: EmailLink): boolean =>
  number !== undefined && plainNumber(number) === plainNumber(link.number ?? '')

/** The entry with its holder, and the e-mail to the holder. @throws Stale */
const writesToHold = async (
  number: string,
  { user_id, change }: EmailLink,
  attempt: Attempt,
  { newId, registrations }: Services,
): Promise<Write[]> => {
  const entry = await registrations.read(number, true)
  if (entry?.holder !== user_id) throw new Stale(null)
  const event = { event: 'CLAIM_HELD' as const, by: null }
  const email = { id: newId(), kind: 'claim-answered' as const, user_id, change: change ?? '' }
  return [
    ...registrations.changeRegistration(entry, { link_held: true }, event, attempt),
    putEmail(email, attempt.now),
  ]
}

const outcomeBefore = ({ state, objected_at }: StoredClaim): Outcome => {
  if (!objected_at) return 'over'
  return state === 'held' ? 'held' : state === 'waiting' ? 'stopped' : 'over'
}

const object = async (
  link: EmailLink,
  words: string,
  attempt: Attempt,
  services: Services,
): Promise<Outcome> => {
  const loaded = await loadClaim(link.user_id, services).catch((error) => {
    if (error instanceof NotFound) return null // the account is gone
    throw error
  })
  if (!loaded || loaded.claim.id !== link.change) return 'over'
  const { account, claims: before, claim } = loaded
  const isLinked = claim.state === 'linked'
  const number = isLinked || claim.state === 'held' ? account.registration?.number : claim.number
  if (!isAbout(number, link)) return 'over'
  if (!objectionStops(claim, attempt.now)) return outcomeBefore(claim)
  const state = isLinked ? 'held' : 'waiting'
  const objected = { ...claim, state, objected_at: attempt.now.toISOString(), objection: words } as const
  const writes = isLinked ? await writesToHold(String(number), link, attempt, services) : []
  await services.claims.save(link.user_id, before, objected, writes)
  return outcomeBefore(objected)
}

/** Repeating it changes nothing. */
export const objectToClaim = async (
  link: EmailLink,
  words: string,
  attempt: Attempt,
  services: Services,
): Promise<{ outcome: Outcome }> => ({
  outcome: await retry({ tries, when: (error) => error instanceof Stale }, () =>
    object(link, words, attempt, services),
  ),
})
