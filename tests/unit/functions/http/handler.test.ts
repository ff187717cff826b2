/** What every request goes through between the gateway and its route: origin, caller, role, parsing, a second look, the answer. */
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Session } from '#functions/data/sign-in/session.ts'
import { createHandler } from '#functions/http/handler.ts'
import { originSecretHash } from '#infra/local/cloudfront/origin-headers.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { Conflict, NotFound, NotSignedIn, Stale, StepMissing } from '#shared/errors.ts'

const now = new Date('2026-11-24T20:00:00Z')
const seconds = now.getTime() / 1000
const token = 'aa.bb.cc'
const marker = 'm'.repeat(43)

const open = {
  ...{ method: 'POST', path: '/api/echo', access: 'public', summary: '' },
  response: z.looseObject({}),
} as const satisfies Endpoint

const aSession = (changes: Partial<Session> = {}): Session => ({
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

const member = (changes: object = {}) => ({
  id: 'p-1',
  account: { session_generation: 3, is_admin: true, roles: ['reviewer'], ...changes },
  secondFactor: null,
  sessions: [aSession({ sid: 'other' }), aSession()],
})

/** Makes one request. @returns its answer, what the route was given, and what was done on the way. */
const request = async (setting: Setting = {}) => {
  const { headers = {}, person = () => member(), totp = 'optional', route = () => ({ data: {} }) } = setting
  const endpoint: Endpoint = { ...open, ...setting.endpoint }
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
const asApplicant = (setting: Setting = {}) =>
  request({
    ...setting,
    endpoint: { access: 'applicant', ...setting.endpoint },
    headers: { ...signedIn, ...setting.headers },
  })
const asStaff = (setting: Setting = {}) =>
  request({
    ...setting,
    endpoint: { access: 'staff', ...setting.endpoint },
    headers: { ...signedIn, ...setting.headers },
  })

test('a public route is given who calls, when and with what', async () => {
  const headers = {
    ...{ 'idempotency-key': 'k'.repeat(201), 'if-match': '"v7"', 'device-marker': marker },
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/132.0',
    'content-type': 'application/json',
  }
  const body = z.object({ a: z.number() })
  const { seen, status, timed } = await request({ headers, endpoint: { body }, event: { body: '{"a":1}' } })
  expect([status, timed]).toEqual([200, 1])
  expect(seen).toEqual([
    {
      attempt: { requestId: 'r-1', now, idempotencyKey: 'k'.repeat(200) },
      now,
      today: '2026-11-25', // in Karachi
      address: '198.51.100.7',
      versionRead: 7,
      deviceMarker: marker,
      browser: 'Firefox on Windows',
      body: { a: 1 },
    },
  ])
})

test('headers that are not sent are nothing', async () => {
  const [given] = (await request()).seen
  const none = { versionRead: undefined, deviceMarker: undefined, browser: undefined }
  expect(given).toMatchObject({ ...none, attempt: { idempotencyKey: undefined } })
})

test.each([
  ['"v12"', 12],
  ['W/"v7"', 7],
  [' "v7" ', 7],
  ['*', undefined],
  ['"v"', 0],
  ['v7', 0],
  ['x"v7"', 0],
  ['"v7"x', 0],
  ['', 0],
])('the version in %s is %s', async (header, version) => {
  expect((await request({ headers: { 'if-match': header } })).seen[0]?.versionRead).toBe(version)
})

test.each(['m'.repeat(42), 'm'.repeat(44), `${'m'.repeat(42)}!`])('%s is no marker', async (header) => {
  expect((await request({ headers: { 'device-marker': header } })).seen[0]?.deviceMarker).toBeUndefined()
})

test('only CloudFront may call, with the present secret or the next', async () => {
  const statusFor = async (secret: string | undefined) =>
    (await request({ headers: { 'x-origin-verify': secret } })).status
  expect(await statusFor('next')).toBe(200)
  const { status, seen, timed } = await request({ headers: { 'x-origin-verify': 'guessed' } })
  expect([status, seen, timed]).toEqual([403, [], 0])
  expect(await statusFor(undefined)).toBe(403)
})

test('an answer holds what the contract names, its version and whether it may be kept', async () => {
  const endpoint = {
    response: z.object({ id: z.string(), version: z.optional(z.number()) }),
    details: z.object({ left: z.number() }),
  }
  const route = () => ({
    data: { id: '1', version: 4, secret: 1 },
    message: 'Saved',
    details: { left: 2, secret: 1 },
  })
  const { answer, body, status } = await request({ endpoint: { ...endpoint, status: 201 }, route })
  expect(status).toBe(201)
  expect(body).toEqual({ data: { id: '1', version: 4 }, message: 'Saved', details: { left: 2 } })
  expect(answer.headers).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    etag: '"v4"',
    'x-request-id': 'r-1',
  })
})

test('without version, message and details there are none; what everybody may read is kept for its time', async () => {
  const endpoint = { response: z.nullable(z.object({ id: z.string() })), cachedForSeconds: 60 }
  const found = await request({ endpoint, route: () => ({ data: { id: '1' } }) })
  expect(found.body).toEqual({ data: { id: '1' } })
  expect(found.answer.headers).toMatchObject({ 'cache-control': 'public, max-age=60' })
  expect(found.answer.headers).not.toHaveProperty('etag')
  expect((await request({ endpoint, route: () => ({ data: null }) })).body).toEqual({ data: null })
})

test('an answer may be bare, a file or a page', async () => {
  const bare = await request({
    endpoint: { envelope: 'bare' },
    route: () => ({ data: { a: 1 }, message: 'x' }),
  })
  expect(bare.body).toEqual({ a: 1 })
  const bytes = { bytes: new Uint8Array([1]), type: 'image/png', file_name: 'a.png', attachment: false }
  const { answer: file } = await request({ endpoint: { envelope: 'bytes' }, route: () => ({ data: bytes }) })
  expect(file).toMatchObject({ isBase64Encoded: true, headers: { 'content-type': 'image/png' } })
  const endpoint = { envelope: 'page', response: z.string(), cachedForSeconds: 5 } as const
  const { answer: page } = await request({ endpoint, route: () => ({ data: '<p>' }) })
  expect(page).toMatchObject({ body: '<p>', headers: { 'cache-control': 'public, max-age=5' } })
})

test('an answer that does not fit the contract is a failure that says nothing', async () => {
  const { status, body, lines } = await request({
    endpoint: { response: z.object({ id: z.string() }) },
    route: () => ({ data: { id: 7 } }),
  })
  expect([status, body]).toEqual([500, { message: 'Something went wrong' }])
  expect(lines).toMatchObject([{ status: 500, level: 'error', route: '/api/echo' }])
})

test('an applicant is given with their session, whose use is noted, and is named by a hash in the log', async () => {
  const { seen, touched, lines, reads } = await asApplicant()
  expect(seen[0]).toMatchObject({ user: { id: 'p-1' }, session: aSession() })
  expect(seen[0]).not.toHaveProperty('staff')
  expect(touched).toEqual([['applicant', 'p-1', aSession(), now]])
  expect(reads).toEqual([['p-1', false]])
  expect(lines[0]?.subHash).toMatch(/^[0-9a-f]{12}$/)
})

test('a member of staff is given as one', async () => {
  const { seen, touched } = await asStaff()
  expect(seen[0]).toMatchObject({ staff: { id: 'p-1' }, session: aSession() })
  expect(seen[0]).not.toHaveProperty('user')
  expect(touched).toEqual([['staff', 'p-1', aSession(), now]])
})

test.each([
  ...[undefined, '', token, `Basic ${token}`, 'Bearer aa.bb', `Bearer ${token}.dd`, `Bearer  ${token}`],
  ...[
    `xBearer ${token}`,
    `Bearer ${token} `,
    'Bearer aa.b+b.cc',
    'Bearer .bb.cc',
    'Bearer a!.bb.cc',
    'Bearer aa.bb.',
  ],
])('%s is no sign-in', async (authorization) => {
  const { status, body, seen } = await asApplicant({ headers: { authorization } })
  expect([status, body.message, seen]).toEqual([401, 'Sign in to continue', []])
})

test('the word bearer may be in any case, and parts of a token are letters, digits, - and _', async () => {
  const { status } = await asApplicant({ headers: { authorization: `bearer ${token}` } })
  expect(status).toBe(200)
  const other = await asApplicant({ headers: { authorization: 'Bearer a-_1.bb.cc' } })
  expect([other.status, other.body.message]).toEqual([401, 'The token is wrong'])
})

const ended = 'Your session has ended. Sign in again'
test.each([
  ['nobody', null],
  ['no session', { ...member(), sessions: [] }],
  ['the session of another token', { ...member(), sessions: [aSession({ sid: 'other' })] }],
  ['a session of a generation before', { ...member(), sessions: [aSession({ generation: 2 })] }],
  ['a session that is over', { ...member(), sessions: [aSession({ ttl: seconds })] }],
  ['a session unused for an hour', { ...member(), sessions: [aSession({ last_seen: seconds - 3600 })] }],
])('where %s is stored the session has ended, after a consistent look', async (_, stored) => {
  const { status, body, reads, touched, seen } = await asApplicant({ person: () => stored })
  expect([status, body.message]).toEqual([401, ended])
  expect(reads).toEqual([
    ['p-1', false],
    ['p-1', true],
  ])
  expect([touched, seen]).toEqual([[], []])
})

test('staff have a shorter time without use than applicants', async () => {
  const person = () => ({ ...member(), sessions: [aSession({ last_seen: seconds - 1800 })] })
  expect([(await asStaff({ person })).status, (await asApplicant({ person })).status]).toEqual([401, 200])
})

test('a session that the first read does not find is found by a consistent one', async () => {
  const person = (consistent: boolean) => (consistent ? member() : null)
  const { status, seen, reads } = await asStaff({ person })
  expect([status, seen.length, reads.length]).toEqual([200, 1, 2])
})

test('a deactivated member of staff is not signed in', async () => {
  const { status, body, seen } = await asStaff({ person: () => member({ is_admin: false }) })
  expect([status, body.message, seen]).toEqual([401, 'Sign in to continue', []])
  expect((await asStaff({ person: () => null })).body.message).toBe('Sign in to continue')
})

test('a function without its callers fails, and tells the log only', async () => {
  const { status, body, reads } = await asStaff({ without: 'callers' })
  expect([status, body.message, reads]).toEqual([500, 'Something went wrong', []])
})

test('a route for some roles refuses the others and names them', async () => {
  const roles = ['registrar', 'accounts'] as const
  const { status, body, seen } = await asStaff({ endpoint: { roles } })
  const message = 'Your roles do not allow this. It is for: Registrar, Accounts'
  expect([status, body.message, seen]).toEqual([403, message, []])
  const person = () => member({ roles: ['reception', 'accounts'] })
  expect((await asStaff({ endpoint: { roles }, person })).status).toBe(200)
})

test('where codes are required a member without them may only set them up', async () => {
  const { status, body, seen } = await asStaff({ totp: 'required' })
  const message = 'Set up one-time passwords or a passkey first'
  expect([status, body.message, seen]).toEqual([403, message, []])
  expect((await asStaff({ totp: 'required', endpoint: { beforeCodes: true } })).status).toBe(200)
})

test('the request of somebody who may not call is not parsed', async () => {
  const endpoint = { body: z.object({}), roles: ['registrar'] } as const
  expect((await asStaff({ endpoint, event: { body: '{' } })).status).toBe(403)
})

test.each([
  ['a missing step', new StepMissing('First the other', 'contact')],
  ['nothing', new NotFound()],
  ['an older version', new Stale({ version: 2 })],
])('a refusal that rests on %s is looked at again, once, with consistent reads', async (_, error) => {
  const throwOnce = (_given: unknown, call: number) => {
    if (call === 1) throw error
    return { data: {} }
  }
  const once = await asApplicant({ route: throwOnce })
  expect([once.status, once.reads]).toEqual([
    200,
    [
      ['p-1', false],
      ['p-1', true],
    ],
  ])
  const always = await asApplicant({
    route: () => {
      throw error
    },
  })
  expect([always.status, always.seen.length]).toEqual([error.status, 2])
})

test('other refusals, and those of public routes, are final', async () => {
  const refuse = (error: Error) => () => {
    throw error
  }
  const conflict = await asApplicant({ route: refuse(new Conflict('Taken')) })
  expect([conflict.status, conflict.seen.length, conflict.lines[0]?.errorCode]).toEqual([409, 1, 'Conflict'])
  expect((await request({ route: refuse(new NotFound()) })).seen).toHaveLength(1)
})

test('a session that ends between the two looks is refused in one read', async () => {
  const { reads, status } = await asApplicant({
    person: (consistent) => (consistent ? null : member()),
    route: () => {
      throw new NotFound()
    },
  })
  expect([status, reads.length]).toEqual([401, 2])
})
