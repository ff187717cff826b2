import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEnrolled } from '#tests/support/people/one-time-passwords.ts'
import { enrolStaffPasskey, staffPasskeyQuestion } from '#tests/support/people/passkey-owners.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const clock = aClock()
let setting: StaffStack
beforeAll(async () => {
  setting = await openStaffStack({ clock: clock.now })
})
afterAll(() => setting.close())

test('the first passkey needs the password, and of whoever has codes also a code', async () => {
  const clerk = await setting.staffMember('reviewer')
  const begin = (body: object) => clerk.ask('staffPasskeys.begin', { body })
  expect((await begin({})).body.errors).toEqual({ password: ['Enter your password'] })
  expect((await begin({ password: 'wrong' })).body.errors).toEqual({ password: ['The password is wrong'] })
  const app = await anEnrolled(clerk, clock)
  expect((await begin({ password: clerk.password })).body.errors).toHaveProperty('code')
  expect((await begin({ password: clerk.password, code: app.next() })).status).toBe(200)
})

test('whoever has a passkey uses it for the next one, for another app and for another password', async () => {
  const clerk = await setting.staffMember('reviewer')
  const key = await enrolStaffPasskey(clerk)
  const passkey = async () => key.use(await staffPasskeyQuestion(setting.stack))
  const { password } = clerk
  expect((await clerk.ask('staffPasskeys.begin', { body: { password } })).body.errors).toEqual({
    passkey: ['Use one of your passkeys'],
  })
  const next = await clerk.ask('staffPasskeys.begin', { body: { password, passkey: await passkey() } })
  expect([next.status, next.body.data.options.excludeCredentials]).toMatchObject([200, [{ id: key.id }]])

  expect((await clerk.ask('security.begin', { body: { password } })).status).toBe(422)
  const app = await clerk.ask('security.begin', { body: { password, passkey: await passkey() } })
  expect(app.status).toBe(200)
  const renewed = await clerk.ask('security.renewCodes', { body: { password, passkey: await passkey() } })
  expect([renewed.status, renewed.body.message]).toEqual([
    409,
    'Recovery codes belong to one-time passwords. Set those up first',
  ])
  const change = {
    current_password: password,
    password: 'twelve quiet herons',
    password_confirmation: 'twelve quiet herons',
  }
  expect((await clerk.ask('security.changePassword', { body: change })).status).toBe(422)
  const changed = { ...change, passkey: await passkey() }
  expect((await clerk.ask('security.changePassword', { body: changed })).status).toBe(200)
})
