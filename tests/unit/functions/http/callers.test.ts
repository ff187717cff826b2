/** Who may call a route: signed-in applicants and staff, roles, one-time passwords, a second look after a refusal. */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Conflict, NotFound, Stale, StepMissing } from '#shared/kit/errors.ts'
import {
  aSession,
  asApplicant,
  asStaff,
  member,
  now,
  request,
  seconds,
  token,
} from '#tests/support/http/handled-request.ts'

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
