import { afterAll, expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
afterAll(() => staffStack.close())

test('an administrator reads the council’s settings, at first without a history', async () => {
  const { data } = (await (await staffStack.staffMember('administrator')).ask('councilSettings.get')).body
  expect(data).toMatchObject({
    settings: { version: 1, name: '', instruments: ['Pay order', 'Demand draft'] },
    changes: [],
  })
})
