/** A signed-in person claims an entry of the register. The answer never tells what the register says. */

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
import { Conflict, Stale } from '#shared/kit/errors.ts'
import type { OwnClaim } from '#shared/register/records/claim.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { linksAtOnce } from '#shared/register/rules/claim.ts'

/** docs/security.md#claims has the arithmetic. */
const byUser: Limit = { scope: 'claim', most: 5, windowInSeconds: 24 * 60 * 60 }
const byAddress: Limit = { scope: 'claim-address', most: 200, windowInSeconds: 24 * 60 * 60 }
/** One item holds all claims of a person. */
const mostClaims = 50
/** Fifty people may claim one number at the same moment. */
const tries = 8

interface Given {
  number: string
  name: string
  father_name: string
  bytes: Uint8Array
}

type Request = Pick<RequestContext, 'attempt' | 'now' | 'today'> & { address: string }
type Services = Needs<'claims' | 'files' | 'limits' | 'newId' | 'registrations' | 'accounts'>

export const presentClaim = ({
  by: _by,
  object_key: _key,
  type: _type,
  sent: _sent,
  ...claim
}: StoredClaim): OwnClaim => claim

const requireNoneWaits = ({ claims }: StoredClaims): void => {
  const last = claims.at(-1)
  if (last?.state === 'waiting')
    throw new Conflict(
      `Your claim of ${last.number} waits for the office. You get an email when it is decided`,
    )
  if (claims.length >= mostClaims) throw new Conflict('Ask the office to link your registration')
}

/** The holder of record learns that somebody else claims the number. */
const tellHolder = (entry: RegistrationRecord | null, id: string, now: Date): Write[] =>
  entry?.holder
    ? [putEmail({ id, kind: 'number-claimed', user_id: entry.holder, reference_no: entry.number }, now)]
    : []

const writesToLink = (
  entry: RegistrationRecord,
  { id }: User,
  claim: StoredClaim,
  { attempt, now }: Request,
  { newId, registrations }: Services,
): Write[] => [
  ...registrations.changeRegistration(entry, { holder: id }, { event: 'CLAIMED', by: null }, attempt),
  putEmail({ id: newId(), kind: 'claim-answered', user_id: id, change: claim.id }, now),
]

const decideAtOnce = (
  user: User,
  claim: StoredClaim,
  request: Request,
  services: Services,
): Promise<StoredClaim> =>
  retry({ tries, when: (error) => error instanceof Stale }, async () => {
    const { claims, registrations, accounts } = services
    const [before, account, entry] = await Promise.all([
      claims.of(user.id),
      accounts.read(user.id),
      registrations.read(claim.number, true),
    ])
    const last = before.claims.at(-1)
    if (last?.sent === claim.sent && last.state !== 'refused') return last // sent twice
    requireNoneWaits(before)
    if (!account || account.registration)
      throw new Conflict(
        `Your account is linked to ${account?.registration?.number ?? 'a registration'} already`,
      )
    const at = request.now.toISOString()
    if (entry && linksAtOnce(claim, account, entry, request.today)) {
      const linked: StoredClaim = { ...claim, state: 'linked', answered_at: at }
      await claims.add(user.id, before, linked, writesToLink(entry, user, linked, request, services))
      return linked
    }
    await claims.add(user.id, before, claim, tellHolder(entry, services.newId(), request.now))
    return claim
  })

/**
 * Links at once, or puts the claim into the registrars' queue.
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
    ...{ by: null, object_key, type, sent: fingerprint([given, Buffer.from(bytes).toString('base64')]) },
  }
  await files.put(object_key, bytes, type)
  const done = await decideAtOnce(user, claim, request, services).catch(async (error) => {
    await files.remove(object_key).catch(() => undefined)
    throw error
  })
  if (done.id !== id) await files.remove(object_key).catch(() => undefined)
  return presentClaim(done)
}
