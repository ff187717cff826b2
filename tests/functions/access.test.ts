/** Every endpoint against everybody who may not call it. The contract writes the list. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#shared/contract/index.ts'
import { aPerson } from '#tests/support/people.ts'
import { openStack, type Stack } from '#tests/support/stack.ts'

let stack: Stack
const tokens: Record<string, string> = {}

const adminPassword = 'a long staff password'

beforeAll(async () => {
  stack = await openStack()
  const { services, invoke } = stack
  const account = {
    id: services.newId(),
    name: 'Registrar',
    email: 'registrar@council.example',
    password_hash: await services.passwords.hash(adminPassword),
    session_generation: 1,
    is_admin: true,
  }
  await services.staff.create(account, services.clock())
  const staff = await invoke('adminAuth.login', { body: { email: account.email, password: adminPassword } })
  const register = async () => (await invoke('auth.register', { body: aPerson() })).body.data.token as string
  tokens.applicant = await register()
  tokens.staff = staff.body.data.token
  tokens.ended = await register()
  await invoke('auth.logout', { token: tokens.ended })
  const [head, payload, signature] = tokens.applicant.split('.') as [string, string, string]
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  tokens.otherSubject = [head, encode({ ...claims, sub: 'somebody' }), signature].join('.')
  tokens.unsigned = [encode({ alg: 'none', typ: 'at+jwt' }), payload, ''].join('.')
  tokens.cut = tokens.applicant.slice(0, -2)
  tokens.wrongAudience = await services.tokens.sign(
    'staff',
    { sub: claims.sub, sid: claims.sid },
    services.clock(),
    Math.floor(Date.now() / 1000) + 600,
  )
})
afterAll(() => stack.close())

const guarded = endpoints.filter(({ endpoint }) => endpoint.access !== 'public')
const strangers = ['nobody', 'ended', 'otherSubject', 'unsigned', 'cut', 'wrongAudience']

test.each(guarded)(
  '$name refuses everybody who is not meant [6.admin-token] [8.codes]',
  async ({ name, endpoint }) => {
    const wrongKind = endpoint.access === 'staff' ? 'applicant' : 'staff'
    for (const who of [...strangers, wrongKind]) {
      const { status } = await stack.invoke(name, { token: tokens[who], params: { id: 'me' }, body: {} })
      if (who === 'wrongAudience' && endpoint.access === 'staff') expect(status).toBe(401)
      expect([who, status]).toEqual([who, 401])
    }
  },
)

test.each(endpoints)('$name answers only through the front', async ({ name }) => {
  for (const secret of ['', 'guess']) {
    const { status } = await stack.invoke(name, { headers: { 'x-origin-verify': secret }, body: {} })
    expect(status).toBe(403)
  }
})

test('cookies are never read', async () => {
  const { status } = await stack.invoke('auth.user', { headers: { cookie: `token=${tokens.applicant}` } })
  expect(status).toBe(401)
})
