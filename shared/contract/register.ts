import { registerKeySet } from '../records/register-key.ts'
import { endpoint } from './endpoint.ts'

const fiveMinutes = 300

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
}
