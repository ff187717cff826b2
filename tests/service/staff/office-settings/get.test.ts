import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
beforeAll(async () => {
  staffStack = await openStaffStack()
})
afterAll(() => staffStack.close())

test('before anybody has changed a setting there are sensible ones, and no history', async () => {
  const { data } = (await (await staffStack.staffMember('reception')).ask('officeSettings.get')).body
  expect(data).toEqual({
    settings: {
      version: 1,
      step_limits: {
        submitted: 3,
        'in-review': 5,
        resubmitted: 3,
        'awaiting-decision': 3,
        approved: 5,
        'certificate-ready': 30,
      },
      fair_shares: false,
      snippets: [],
    },
    changes: [],
  })
})
