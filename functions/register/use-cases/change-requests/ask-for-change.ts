/** A holder asks for a change of one particular, with a document, or for a letter; nothing happens until two registrars have agreed. */

import type { User } from '#functions/accounts/data/person/user.ts'
import { withoutMetadata } from '#functions/documents/inspection/without-metadata.ts'
import { checkFile } from '#functions/documents/use-cases/check-document-file.ts'
import { fileDigest } from '#functions/documents/use-cases/upload-document.ts'
import { changeRequestObjectKey } from '#functions/platform/gateways/object-keys.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import { fingerprint } from '#functions/platform/table/record.ts'
import { retry } from '#functions/platform/table/retry.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import { isOpen, type StoredRequest } from '#functions/register/data/change-request.ts'
import type { Needs } from '#functions/services.ts'
import { askedLabels } from '#shared/cases/rules/registration-corrections.ts'
import { Conflict, Invalid, Refusal, Stale } from '#shared/kit/errors.ts'
import { type Asked, type OwnChangeRequest, readValue } from '#shared/register/records/change-request.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { particularOf } from '#shared/register/rules/change-requests.ts'
import { letterObstacle } from '#shared/register/rules/good-standing.ts'
import { linkHeld } from '#shared/register/rules/registration.ts'
import { correctionObstacle } from '../cnic-obstacle.ts'
import { presentOwnRequest } from './own-requests.ts'

/** Refused files count too. */
const aDay: Limit = { scope: 'change-request', most: 10, windowInSeconds: 24 * 60 * 60 }
/** All requests of an entry are read together. */
const mostRequests = 50
const tries = 4

interface Given {
  particular: Asked
  value: string
  words: string
  /** The document; a letter needs none. */
  file?: { bytes: Uint8Array } | undefined
}
type Services = Needs<'accounts' | 'changeRequests' | 'files' | 'limits' | 'newId' | 'registrations'>

/** @throws Conflict */
const readOwnEntry = async (
  { id, account }: User,
  { registrations }: Needs<'registrations'>,
): Promise<RegistrationRecord> => {
  const own = account.registration
  const entry = own ? await registrations.read(own.number, true) : null
  if (entry?.holder !== id) throw new Conflict('No registration is linked to your account')
  if (entry.link_held) throw new Conflict(linkHeld)
  return entry
}

/** @throws Invalid for the value */
const valueFor = (entry: RegistrationRecord, { particular, value }: Given): string => {
  const read = readValue(particular, value)
  const problem = 'problem' in read ? read.problem : ''
  const isSame = 'value' in read && read.value === particularOf(entry, particular)
  requireNoFieldErrors(problem ? { value: [problem] } : {})
  requireNoFieldErrors(isSame ? { value: ['The register says this already'] } : {})
  return 'value' in read ? read.value : ''
}

/** @throws Invalid for the file */
const readDocument = ({ file }: Given) => {
  if (!file) throw new Invalid({ file: ['Select a file'] })
  return { type: checkFile(file.bytes, { takesPdf: true }), bytes: withoutMetadata(file.bytes) }
}

/** The same request sent twice is one. @throws Conflict when one of this particular waits already */
const addOnce = (request: StoredRequest, { changeRequests }: Services): Promise<StoredRequest> =>
  retry({ tries, when: (error) => error instanceof Stale }, async () => {
    const all = await changeRequests.of(request.number)
    const open = all.find((one) => isOpen(one) && one.particular === request.particular)
    if (open?.sent === request.sent) return open
    if (open)
      throw new Conflict(
        `You have asked for this already: ${askedLabels[request.particular]}. Withdraw that request first`,
      )
    if (all.length >= mostRequests) throw new Conflict('Ask the office to change the register')
    await changeRequests.add(request)
    return request
  })

/** @throws Conflict, Invalid by field, TooMany */
export const askForChange = async (
  user: User,
  given: Given,
  { now, today }: { now: Date; today: string },
  services: Services,
): Promise<OwnChangeRequest> => {
  const { files, limits, newId } = services
  await limits.count(aDay, user.id, now)
  const entry = await readOwnEntry(user, services)
  const { particular, words } = given
  const value = valueFor(entry, given)
  const obstacle = particular === 'letter' ? letterObstacle(entry, today) : null
  if (obstacle) throw new Conflict(obstacle)
  const taken =
    particular === 'letter' ? null : await correctionObstacle(entry, { [particular]: value }, services)
  requireNoFieldErrors(taken ? { value: ['Another entry or account has it. Ask the office'] } : {})
  const document = particular === 'letter' ? null : readDocument(given)
  const { number, name } = entry
  const id = newId()
  const request: StoredRequest = {
    ...{ id, number, name, user: user.id, particular, value, words },
    ...{ type: document?.type ?? null, size: document?.bytes.length ?? 0, letter: null },
    ...{ before: particularOf(entry, particular), at: now.toISOString(), state: 'waiting', version: 1 },
    ...{ answered_at: null, reason: null, answer: '', by: null, certificate: null },
    object_key: document && changeRequestObjectKey(number, id),
    sent: fingerprint([user.id, particular, value, words, document ? fileDigest(document.bytes) : '']),
  }
  const { object_key } = request
  if (object_key && document) await files.put(object_key, document.bytes, document.type)
  const removeFile = async () => object_key && files.remove(object_key).catch(() => undefined)
  const added = await addOnce(request, services).catch(async (error) => {
    // After any other error the request may be there, and name the file.
    if (error instanceof Refusal) await removeFile()
    throw error
  })
  if (added.id !== id) await removeFile()
  return presentOwnRequest(added, entry)
}
