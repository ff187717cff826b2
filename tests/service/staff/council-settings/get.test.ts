import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
beforeAll(async () => {
  staffStack = await openStaffStack()
})
afterAll(() => staffStack.close())

test('an administrator reads the council’s settings, at first without a history', async () => {
  const { data } = (await (await staffStack.staffMember('administrator')).ask('councilSettings.get')).body
  expect(data).toMatchObject({
    settings: { version: 1, name: '', instruments: ['Pay order', 'Demand draft'] },
    changes: [],
  })
})
