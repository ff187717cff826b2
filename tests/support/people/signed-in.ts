/** A person of either kind who signs in several times, over the wire of the shared portal. */

import { anAddress } from '#tests/support/portal/http-client.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

/** User agents of two browsers. */
export const onWindows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
export const onAndroid =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36'

const areas = {
  applicant: { login: '/api/auth/login', sessions: '/api/sessions' },
  staff: { login: '/api/admin/auth/login', sessions: '/api/admin/sessions' },
} as const

interface Sent {
  userAgent?: string
  device?: string
  password?: string
  from?: string
}

export const aSigningPerson = (
  kind: keyof typeof areas,
  { email, password }: { email: string; password: string },
) => {
  const { login, sessions } = areas[kind]
  return {
    signIn: async (sent: Sent = {}) => {
      const { status, body } = await portal.call('POST', login, {
        body: { email, password: sent.password ?? password },
        from: sent.from ?? anAddress(),
        headers: {
          ...(sent.userAgent && { 'user-agent': sent.userAgent }),
          ...(sent.device && { 'device-marker': sent.device }),
        },
      })
      return { status, token: body.data?.token as string, device: body.data?.device as string }
    },
    list: (token: string) => portal.call('GET', sessions, { token }),
    end: (token: string, id: string) => portal.call('DELETE', `${sessions}/${id}`, { token }),
    endOthers: (token: string) => portal.call('DELETE', sessions, { token }),
  }
}
