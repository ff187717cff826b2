import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEnrolled } from '#tests/support/people/one-time-passwords.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const clock = aClock()
let staffStack: StaffStack
beforeAll(async () => {
  staffStack = await openStaffStack({ clock: clock.now })
})
afterAll(() => staffStack.close())

test('setting up an app answers a secret of 160 bits as text and as an address, and the table holds neither', async () => {
  const clerk = await staffStack.staffMember('reviewer')
  const { status, body } = await clerk.ask('security.begin', { body: { password: clerk.password } })
  expect([status, body.data.secret]).toEqual([200, expect.stringMatching(/^[A-Z2-7]{32}$/)])
  const address = new URL(body.data.address)
  expect([address.protocol, decodeURIComponent(address.pathname)]).toEqual([
    'otpauth:',
    expect.stringContaining(clerk.email),
  ])
  expect(address.searchParams.get('secret')).toBe(body.data.secret)
  const member = await staffStack.services.staff.load(clerk.id)
  expect(JSON.stringify(member)).not.toContain(body.data.secret)
  expect(JSON.stringify(staffStack.stack.lines)).not.toContain(body.data.secret)
})

test('setting up another device needs the password and a code, and the present device stays valid until the new one is confirmed', async () => {
  const clerk = await staffStack.staffMember('reviewer')
  const app = await anEnrolled(clerk, clock)
  const begin = (body: object) => clerk.ask('security.begin', { body })
  expect((await begin({})).body.errors).toEqual({
    password: ['Enter your password'],
    code: ['Enter a code of your current app, or a recovery code'],
  })
  expect((await begin({ password: 'wrong', code: app.next() })).body.errors).toEqual({
    password: ['The password is wrong'],
  })
  expect((await begin({ password: clerk.password, code: '000000' })).status).toBe(422)
  expect((await begin({ password: clerk.password, code: app.next() })).status).toBe(200)
  const body = { email: clerk.email, password: clerk.password, code: app.next() }
  expect((await staffStack.stack.invoke('adminAuth.login', { body })).status).toBe(200)
})
