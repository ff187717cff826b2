import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEnrolled, codeOf } from '#tests/support/people/one-time-passwords.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const clock = aClock()
let staffStack: StaffStack
beforeAll(async () => {
  staffStack = await openStaffStack({ clock: clock.now })
})
afterAll(() => staffStack.close())

const signIn = (clerk: { email: string; password: string }, code?: string) =>
  staffStack.stack.invoke('adminAuth.login', { body: { email: clerk.email, password: clerk.password, code } })

test('a code confirms the app: ten recovery codes are given, and other sessions end', async () => {
  const clerk = await staffStack.staffMember('reviewer')
  const other = (await signIn(clerk)).body.data.token
  const { secret } = (await clerk.ask('security.begin', { body: { password: clerk.password } })).body.data
  const wrong = await clerk.ask('security.confirm', { body: { code: '123 45' } })
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    { code: ['This is not the code that the app shows now'] },
  ])
  const code = codeOf(secret, clock.now())
  const { status, body } = await clerk.ask('security.confirm', { body: { code } })
  expect([status, new Set(body.data.recovery_codes).size]).toEqual([200, 10])

  expect((await staffStack.stack.invoke('adminAuth.adminUser', { token: other })).status).toBe(401)
  const { codes } = (await clerk.ask('adminAuth.adminUser')).body.data
  expect(codes).toEqual({
    since: clock.now().toISOString(),
    recovery_codes_left: 10,
    passkeys: 0,
    missing: false,
  })
  const stored = JSON.stringify(await staffStack.services.secondFactors.read(clerk.id))
  for (const recovery of body.data.recovery_codes) expect(stored).not.toContain(recovery)
  expect((await signIn(clerk)).body.errors).toEqual({
    code: ['Enter the 6-digit code of your app, or a recovery code'],
  })
  expect((await signIn(clerk, code)).status).toBe(422) // it confirmed, so it is used up
})

test('confirming after a quarter of an hour, or without beginning, is refused', async () => {
  const clerk = await staffStack.staffMember('reviewer')
  const confirm = (code: string) => clerk.ask('security.confirm', { body: { code } })
  expect((await confirm('123456')).status).toBe(409)
  const { secret } = (await clerk.ask('security.begin', { body: { password: clerk.password } })).body.data
  clock.turn(15 * 60)
  expect((await confirm(codeOf(secret, clock.now()))).status).toBe(409)
})

test('of two confirmations at once one succeeds', async () => {
  const clerk = await staffStack.staffMember('reviewer')
  const { secret } = (await clerk.ask('security.begin', { body: { password: clerk.password } })).body.data
  const code = codeOf(secret, clock.now())
  const answers = await Promise.all([1, 2, 3].map(() => clerk.ask('security.confirm', { body: { code } })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('an administrator can remove lost one-time passwords: sessions end, and the password alone signs in again', async () => {
  const [administrator, clerk] = [
    await staffStack.staffMember('administrator'),
    await staffStack.staffMember('reviewer'),
  ]
  await anEnrolled(clerk, clock)
  const params = { id: clerk.id }
  const before = (await administrator.ask('people.get', { params })).body.data
  expect([before.has_codes, before.acts.includes('remove-codes')]).toEqual([true, true])
  const removed = await administrator.ask('people.act', { params, body: { action: 'remove-codes' } })
  expect([removed.status, removed.body.data.has_codes]).toEqual([200, false])
  expect((await clerk.ask('adminAuth.adminUser')).status).toBe(401)
  expect((await signIn(clerk)).status).toBe(200)
  const { events } = (await administrator.ask('people.history', { params })).body.data
  const told = events.map(({ event }: { event: string }) => event)
  expect(told).toEqual(expect.arrayContaining(['CODES_REMOVED', 'CODES_SET_UP']))
  await anEnrolled(administrator, clock)
  const own = { params: { id: administrator.id }, body: { action: 'remove-codes' } }
  expect((await administrator.ask('people.act', own)).status).toBe(403)
})
