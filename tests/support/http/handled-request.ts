/** One request through the whole handler of an endpoint, with services that answer as the test says. */
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import * as z from 'zod/mini'
import type { Session } from '#functions/accounts/data/sign-in/session.ts'
import { createHandler } from '#functions/handler/handler.ts'
import { originSecretHash } from '#infra/local/cloudfront/origin-headers.ts'
import type { Endpoint } from '#shared/kit/endpoint.ts'
import { NotSignedIn } from '#shared/kit/errors.ts'
import { staffRoles } from '#shared/vocabulary/staff-roles.ts'

export const now = new Date('2026-11-24T20:00:00Z')
export const seconds = now.getTime() / 1000
export const token = 'aa.bb.cc'
export const marker = 'm'.repeat(43)

const open = {
  ...{ method: 'POST', path: '/api/echo', access: 'public', summary: '' },
  response: z.looseObject({}),
} as const satisfies Endpoint

export const aSession = (changes: Partial<Session> = {}): Session => ({
  ...{ sid: 's-1', generation: 3, started_at: seconds - 60, last_seen: seconds - 60, ttl: seconds + 60 },
  ...changes,
})

interface Setting {
  endpoint?: Partial<Endpoint>
  headers?: Record<string, string | undefined>
  event?: object
  /** What a read gives, by whether it is consistent. */
  person?: (consistent: boolean) => unknown
  totp?: 'required' | 'optional'
  /** Throws or answers. */
  route?: (request: Record<string, unknown>, call: number) => unknown
  without?: 'callers'
}

export const member = (changes: object = {}) => ({
  id: 'p-1',
  account: { session_generation: 3, is_admin: true, roles: ['reviewer'], ...changes },
  secondFactor: null,
  sessions: [aSession({ sid: 'other' }), aSession()],
})

/** Makes one request. @returns its answer, what the route was given, and what was done on the way. */
export const request = async (setting: Setting = {}) => {
  const { headers = {}, person = () => member(), totp = 'optional', route = () => ({ data: {} }) } = setting
  const endpoint: Endpoint = { ...open, roles: staffRoles, ...setting.endpoint }
  const seen: Record<string, unknown>[] = []
  const lines: Record<string, unknown>[] = []
  const reads: unknown[] = []
  const touched: unknown[] = []
  let timed = 0
  const loadOf =
    (kind: 'applicant' | 'staff') =>
    async (id: string, { consistent }: { consistent: boolean }) => {
      reads.push([id, consistent])
      return kind === endpoint.access ? person(consistent) : null
    }
  const services = {
    config: {
      ORIGIN_SECRET_SHA256: `${originSecretHash('next')},${originSecretHash('origin')}`,
      STAFF_TOTP: totp,
    },
    clock: () => now,
    log: (line: Record<string, unknown>) => lines.push(line),
    inTime: (work: () => Promise<unknown>) => {
      timed += 1
      return work()
    },
    tokens: {
      verify: async (kind: string, sent: string, at: Date) => {
        if (sent !== token || at !== now) throw new NotSignedIn('The token is wrong')
        return { sub: 'p-1', sid: 's-1', kind }
      },
    },
    sessions: { touch: async (...given: unknown[]) => touched.push(given) },
    ...(setting.without !== 'callers' && {
      users: { load: loadOf('applicant') },
      staff: { load: loadOf('staff') },
    }),
  }
  const handler = createHandler(
    endpoint,
    async (given: Record<string, unknown>) => {
      seen.push(given)
      return route(given, seen.length)
    },
    services as never,
  )
  const sent = { 'x-origin-verify': 'origin', 'cloudfront-viewer-address': '198.51.100.7:40000', ...headers }
  const event = { headers: sent, ...setting.event } as unknown as APIGatewayProxyEventV2
  const answer = await handler(event, { awsRequestId: 'r-1' } as Context)
  const isJson = String(answer.headers?.['content-type']).startsWith('application/json')
  const body = isJson ? JSON.parse(answer.body ?? '') : undefined
  return { status: answer.statusCode, body, answer, seen, reads, touched, lines, timed }
}

const signedIn = { authorization: `Bearer ${token}` }
export const asApplicant = (setting: Setting = {}) =>
  request({
    ...setting,
    endpoint: { access: 'applicant', ...setting.endpoint },
    headers: { ...signedIn, ...setting.headers },
  })
export const asStaff = (setting: Setting = {}) =>
  request({
    ...setting,
    endpoint: { access: 'staff', ...setting.endpoint },
    headers: { ...signedIn, ...setting.headers },
  })
