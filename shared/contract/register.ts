import * as z from 'zod/mini'
import { certificateStanding } from '../records/certificate.ts'
import { registerKeySet } from '../records/register-key.ts'
import { endpoint } from './endpoint.ts'

const fiveMinutes = 300

const noSuchNumber = 'This number does not exist'
const noSuchSerial = 'This serial does not exist'

/** The public register. */
export const register = {
  keys: endpoint({
    method: 'GET',
    path: '/api/register/keys',
    access: 'public',
    summary: 'The public keys that check certificates and letters of the register, as a JWK set.',
    response: registerKeySet,
    envelope: 'bare',
    cachedForSeconds: fiveMinutes,
  }),
  standing: endpoint({
    method: 'GET',
    path: '/api/register/{number}/standing',
    access: 'public',
    summary:
      'The present standing of a registration, and whether the certificate with this serial is its current one.',
    params: z.strictObject({ number: z.string().check(z.maxLength(60, noSuchNumber)) }),
    query: z.strictObject({
      serial: z.pipe(
        z.string(noSuchSerial).check(z.regex(/^[1-9]\d{0,3}$/, noSuchSerial)),
        z.transform(Number),
      ),
    }),
    response: certificateStanding,
  }),
}
