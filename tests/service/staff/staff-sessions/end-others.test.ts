import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

test('a member of staff ends all other sessions', async () => {
  const { staffMember, stack, close } = await openStaffStack()
  const { email, password, token: first } = await staffMember('reception')
  const { token } = (await stack.invoke('adminAuth.login', { body: { email, password } })).body.data
  const { status, body } = await stack.invoke('staffSessions.endOthers', { token })
  expect([status, body.data.sessions.length]).toEqual([200, 1])
  expect((await stack.invoke('adminAuth.adminUser', { token: first })).status).toBe(401)
  await close()
})
