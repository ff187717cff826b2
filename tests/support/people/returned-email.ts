/** Over the wire: somebody registers with an address that e-mails come back from. */
import { randomUUID } from 'node:crypto'
import { call } from '#tests/support/portal/http-client.ts'
import { until } from '#tests/support/waiting/until.ts'
import { aPerson } from './applicants.ts'

/** @returns why e-mails come back, once the portal has noted it */
export const returnReasonAt = async (url: string): Promise<string> => {
  const body = aPerson({ email: `bounce+${randomUUID()}@example.com` })
  const { token } = (await call(url, 'POST', '/api/auth/register', { body })).body.data
  return until(async () => {
    const { unreachable } = (await call(url, 'GET', '/api/auth/user', { token })).body.data
    return unreachable?.reason
  }, 'a note that the e-mail came back')
}
