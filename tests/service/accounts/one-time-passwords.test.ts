/** Signing in with codes, and what a session without them may do where they are required. */
import { expect, test } from 'vitest'
import { createOneTimePasswords } from '#functions/accounts/gateways/one-time-passwords.ts'
import { endpoints } from '#shared/contract.ts'
import { anEnrolled, codeOf } from '#tests/support/people/one-time-passwords.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const clock = aClock()
const setting = await openStackWithEmails({ clock: clock.now }, { STAFF_TOTP: 'required' })

const staffEndpoints = endpoints.filter(({ endpoint }) => endpoint.access === 'staff')
const open = [
  ...['adminAuth.logout', 'adminAuth.adminUser', 'security.begin', 'security.confirm'],
  ...['staffPasskeys.list', 'staffPasskeys.begin', 'staffPasskeys.create'],
]

test('where one-time passwords are required, a session without them can only set them up', async () => {
  const clerk = await setting.staffMember('administrator', 'registrar')
  const { codes } = (await clerk.ask('adminAuth.adminUser')).body.data
  expect(codes).toEqual({ since: null, recovery_codes_left: 0, passkeys: 0, missing: true })
  const closed = staffEndpoints.filter(({ name }) => !open.includes(name))
  expect(closed.length).toBeGreaterThan(12)
  for (const { name } of closed) {
    const { status, body } = await clerk.ask(name, { params: { id: clerk.id, key: 'x' }, body: {} })
    expect([name, status, body.message]).toEqual([name, 403, 'Set up one-time passwords or a passkey first'])
  }
  await anEnrolled(clerk, clock)
  expect((await clerk.ask('people.list')).status).toBe(200)
})

test('a code is asked for only after the right password', async () => {
  const clerk = await setting.staffMember('reviewer')
  const app = await anEnrolled(clerk, clock)
  const wrong = await setting.signIn(clerk.email, 'a wrong password', app.next())
  const unknown = await setting.signIn('nobody@council.example', 'a wrong password', app.next())
  expect([wrong.status, wrong.body]).toEqual([422, unknown.body])
  const asked = await setting.signIn(clerk.email, clerk.password)
  expect([asked.status, asked.body.errors]).toEqual([
    422,
    { code: ['Enter the 6-digit code of your app, or a recovery code'] },
  ])
  expect((await setting.signIn(clerk.email, clerk.password, app.next())).status).toBe(200)
})

test('a code is valid once, at most one step early or late', async () => {
  const clerk = await setting.staffMember('reviewer')
  const app = await anEnrolled(clerk, clock)
  clock.turn(10 * 30)
  const now = clock.now()
  const status = async (steps: number) =>
    (await setting.signIn(clerk.email, clerk.password, codeOf(app.secret, now, steps))).status
  expect([await status(-2), await status(2)]).toEqual([422, 422])
  expect([await status(-1), await status(-1)]).toEqual([200, 422])
  const atOnce = await Promise.all([status(1), status(1), status(1), status(1)])
  expect(atOnce.filter((status) => status === 200)).toHaveLength(1)
  expect(await status(0)).toBe(422) // an older step than one that was used
})

test('after ten wrong codes in an hour from any address an account has to wait', async () => {
  const clerk = await setting.staffMember('reviewer')
  const app = await anEnrolled(clerk, clock)
  for (let tries = 0; tries < 10; tries++)
    expect((await setting.signIn(clerk.email, clerk.password, '000000')).status).toBe(422)
  expect((await setting.signIn(clerk.email, clerk.password, app.next())).status).toBe(429)
  clock.turn(60 * 60)
  expect((await setting.signIn(clerk.email, clerk.password, app.next())).status).toBe(200)
})

test('an encrypted secret can be decrypted only for its owner and with its key', async () => {
  const passwords = (byte: number) => createOneTimePasswords(async () => Buffer.alloc(32, byte))
  const { sealed, secret } = await passwords(1).newSecret('one', 'one@council.example')
  const step = (byte: number, owner: string) =>
    passwords(byte).stepOf(owner, sealed, codeOf(secret, clock.now()), clock.now())
  expect(await step(1, 'one')).toBe(Math.floor(clock.now().getTime() / 30_000))
  await expect(step(1, 'other')).rejects.toThrow()
  await expect(step(2, 'one')).rejects.toThrow()
})

test('a new password set by a link leaves the one-time passwords as they are', async () => {
  const clerk = await setting.staffMember('reviewer')
  const app = await anEnrolled(clerk, clock)
  const token = `link-${clerk.id}`
  await setting.services.staffResets.issue({ token, user_id: clerk.id, email_id: token }, clock.now())
  const password = 'twelve patient herons'
  const body = { token, password, password_confirmation: password }
  const set = await setting.stack.invoke('adminAuth.setPassword', { body })
  const withoutCode = await setting.signIn(clerk.email, password)
  expect([set.status, withoutCode.status, Object.keys(withoutCode.body.errors)]).toEqual([200, 422, ['code']])
  expect((await setting.signIn(clerk.email, password, app.next())).status).toBe(200)
})
