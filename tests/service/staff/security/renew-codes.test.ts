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

test('new recovery codes replace the old ones, and each is valid once', async () => {
  const clerk = await staffStack.staffMember('reviewer')
  const app = await anEnrolled(clerk, clock)
  const renew = (code: string, password = clerk.password) =>
    clerk.ask('security.renewCodes', { body: { password, code } })
  const signIn = async (code: string) =>
    (
      await staffStack.stack.invoke('adminAuth.login', {
        body: { email: clerk.email, password: clerk.password, code },
      })
    ).status
  const [old = ''] = app.recoveryCodes
  expect((await renew(old, 'wrong')).status).toBe(422)
  const { status, body } = await renew(old)
  expect([status, body.data.recovery_codes.length]).toEqual([200, 10])
  const [fresh = '', other = ''] = body.data.recovery_codes as string[]
  expect(await signIn(app.recoveryCodes[1] ?? '')).toBe(422)
  expect(await signIn(` ${fresh.toUpperCase().replaceAll('-', ' ')}`)).toBe(200)
  expect(await signIn(fresh)).toBe(422)

  const atOnce = await Promise.all([1, 2, 3, 4].map(() => signIn(other)))
  expect(atOnce.filter((status) => status === 200)).toHaveLength(1)
  const member = await staffStack.services.staff.load(clerk.id)
  expect(member?.secondFactor?.recovery_hashes).toHaveLength(8)
})
