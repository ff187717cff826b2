/**
 * A signed-in person claims an entry of the register. Nothing that is typed or photographed links it: a code goes to the address in
 * the book, if it has one, and the office looks. The answer never tells what the register says.
 */

import type { User } from '#functions/accounts/data/person/user.ts'
import { checkFile } from '#functions/documents/use-cases/check-document-file.ts'
import { claimObjectKey } from '#functions/platform/gateways/object-keys.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { fingerprint } from '#functions/platform/table/record.ts'
import { retry } from '#functions/platform/table/retry.ts'
import type { Write } from '#functions/platform/table/table.ts'
import type { StoredClaim, StoredClaims } from '#functions/register/data/claim.ts'
import type { Needs } from '#functions/services.ts'
import { Conflict, Refusal, Stale, TooMany } from '#shared/kit/errors.ts'
import { plainNumber } from '#shared/kit/format.ts'
import { type OwnClaim, ownClaim } from '#shared/register/records/claim.ts'
import { isOpenClaim, isOverClaim } from '#shared/register/rules/claim.ts'

/** docs/security.md#claims has the arithmetic. */
const aDay = 24 * 60 * 60
const byUser: Limit = { scope: 'claim', most: 5, windowInSeconds: aDay }
const byAddress: Limit = { scope: 'claim-address', most: 200, windowInSeconds: aDay }
/** So that nobody fills the mailbox of the person in the book. Further claims of the number wait for the office. */
const emailsOfNumber: Limit = { scope: 'claim-emails', most: 10, windowInSeconds: aDay }
/** One item holds all claims of a person. */
const mostClaims = 50
const tries = 4

interface Given {
  number: string
  name: string
  father_name: string
  bytes: Uint8Array
}

type Request = Pick<RequestContext, 'now'> & { address: string }
type Services = Needs<'claims' | 'files' | 'limits' | 'newId' | 'registrations' | 'accounts'>

export const presentClaim = (claim: StoredClaim): OwnClaim => ownClaim.parse(claim)

const requireNoneWaits = ({ claims }: StoredClaims): void => {
  const last = claims.at(-1)
  if (last && isOpenClaim(last))
    throw new Conflict(
      `Your claim of ${last.number} waits for the office. You get an email when it is decided`,
    )
  if (claims.length >= mostClaims) throw new Conflict('Ask the office to link your registration')
}

const mayTellBook = (number: string, now: Date, { limits }: Services): Promise<boolean> =>
  limits.count(emailsOfNumber, plainNumber(number), now).then(
    () => true,
    (error) => {
      if (error instanceof TooMany) return false
      throw error
    },
  )

/** The address in the book, if there is one, and the holder of record learn that somebody claims the number. */
const tellOthers = async (
  user: User,
  claim: StoredClaim,
  tellsBook: boolean,
  now: Date,
  { newId, registrations }: Services,
): Promise<Write[]> => {
  const entry = await registrations.read(claim.number, true)
  const number = { reference_no: claim.number }
  const ofBook = { ...number, kind: 'book-address-told' as const, user_id: user.id, change: claim.id }
  const ofHolder = entry?.holder && {
    ...{ ...number, kind: 'number-claimed' as const, user_id: entry.holder },
  }
  return [
    ...(tellsBook ? [putEmail({ id: newId(), ...ofBook }, now)] : []),
    ...(ofHolder ? [putEmail({ id: newId(), ...ofHolder }, now)] : []),
  ]
}

const addClaim = async (
  user: User,
  claim: StoredClaim,
  { now }: Request,
  services: Services,
): Promise<StoredClaim> => {
  const tellsBook = await mayTellBook(claim.number, now, services)
  return retry({ tries, when: (error) => error instanceof Stale }, async () => {
    const { claims, accounts } = services
    const [before, account] = await Promise.all([claims.of(user.id), accounts.read(user.id)])
    const last = before.claims.at(-1)
    if (last?.sent === claim.sent && !isOverClaim(last)) return last // sent twice
    requireNoneWaits(before)
    if (!account || account.registration)
      throw new Conflict(
        `Your account is linked to ${account?.registration?.number ?? 'a registration'} already`,
      )
    await claims.save(user.id, before, claim, await tellOthers(user, claim, tellsBook, now, services))
    return claim
  })
}

/**
 * Puts the claim into the registrars' queue.
 * @throws Conflict, Invalid for the file, TooMany
 */
export const claimRegistration = async (
  user: User,
  { bytes, ...given }: Given,
  request: Request,
  services: Services,
): Promise<OwnClaim> => {
  const { limits, files, newId } = services
  await limits.count(byAddress, request.address, request.now)
  await limits.count(byUser, user.id, request.now)
  const type = checkFile(bytes, { takesPdf: true })
  const id = newId()
  const object_key = claimObjectKey(user.id, id)
  const claim: StoredClaim = {
    ...{ id, ...given, at: request.now.toISOString(), state: 'waiting', answered_at: null, reason: '' },
    ...{ by: null, confirmed_by: null, rests_on: null, objected_at: null, objection: '' },
    ...{ object_key, type, sent: fingerprint([given, Buffer.from(bytes).toString('base64')]) },
  }
  await files.put(object_key, bytes, type)
  const done = await addClaim(user, claim, request, services).catch(async (error) => {
    // After any other error the claim may be there, and name the file.
    if (error instanceof Refusal) await files.remove(object_key).catch(() => undefined)
    throw error
  })
  if (done.id !== id) await files.remove(object_key).catch(() => undefined)
  return presentClaim(done)
}
