import * as z from 'zod/mini'
import { certificateStanding } from '#shared/certificates/records/certificate.ts'
import { registerKeySet } from '#shared/certificates/records/register-key.ts'
import { documentBytes } from '#shared/documents/records/document.ts'
import { endpoint } from '#shared/kit/endpoint.ts'
import {
  askedCheck,
  checkLetter,
  checkResult,
  entryOnDay,
  foundEntries,
  placeOnDay,
  registerSearch,
} from '../records/public-register.ts'

const oneMinute = 60
const fiveMinutes = 300

const noSuchNumber = 'This number does not exist'
const noSuchStatement = 'Send the SHA-256 of the statement in base64url'
const noSuchSerial = 'This serial does not exist'

/** The public register, without sign-in. */
/** A place of practice of an entry. */
export const byPlaceOfEntry = z.strictObject({
  number: z.string().check(z.maxLength(60, noSuchNumber)),
  id: z.string().check(z.maxLength(60, noSuchNumber)),
})

export const register = {
  search: endpoint('GET', '/api/register', 'public', {
    summary:
      'Find registrations by number, or by name (3 letters at least) and city; 20 at most. Only public facts are answered.',
    query: registerSearch,
    response: foundEntries,
    cachedForSeconds: oneMinute,
  }),
  check: endpoint('POST', '/api/register/check', 'public', {
    recognises: 'applicant',
    summary: 'Compare up to 500 rows, each a number with a name or a CNIC, with the register.',
    body: askedCheck,
    response: checkResult,
    longestBodyInBytes: 192 * 1024,
  }),
  letter: endpoint('POST', '/api/register/letter', 'public', {
    recognises: 'applicant',
    summary: 'The same as a check, with a signed statement of it for a verification letter.',
    body: askedCheck,
    response: checkLetter,
    longestBodyInBytes: 192 * 1024,
  }),
  entry: endpoint('GET', '/api/register/{number}', 'public', {
    summary: 'The public facts of one registration, with its standing today.',
    params: z.strictObject({ number: z.string().check(z.maxLength(60, noSuchNumber)) }),
    response: entryOnDay,
    cachedForSeconds: oneMinute,
  }),
  place: endpoint('GET', '/api/register/{number}/places/{id}', 'public', {
    summary: 'What a door card is worth today.',
    params: byPlaceOfEntry,
    response: placeOnDay,
  }),
  placePhoto: endpoint('GET', '/api/register/{number}/places/{id}/photo', 'public', {
    summary: 'The photo of who practises there, while the holder lets it be shown and is in force.',
    params: byPlaceOfEntry,
    response: documentBytes,
    envelope: 'bytes',
  }),
  keys: endpoint('GET', '/api/register/keys', 'public', {
    summary: 'The public keys that check certificates and letters of the register, as a JWK set.',
    response: registerKeySet,
    envelope: 'bare',
    cachedForSeconds: fiveMinutes,
  }),
  standing: endpoint('GET', '/api/register/{number}/standing', 'public', {
    summary:
      'The present standing of a registration, whether the certificate with this serial is its current one, and, for who sends the digest of its statement, what it printed.',
    params: z.strictObject({ number: z.string().check(z.maxLength(60, noSuchNumber)) }),
    query: z.strictObject({
      serial: z.pipe(
        z.string(noSuchSerial).check(z.regex(/^[1-9]\d{0,3}$/, noSuchSerial)),
        z.transform(Number),
      ),
      /** SHA-256 of the statement in base64url: who has the paper is told what it printed. */
      statement: z.optional(z.string().check(z.regex(/^[\w-]{43}$/, noSuchStatement))),
    }),
    response: certificateStanding,
  }),
}
