import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUp } from '#functions/workers/clean-up.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
beforeAll(async () => {
  staffStack = await openStaffStack()
})
afterAll(() => staffStack.close())

test('an administrator reads the usual periods, and what the last runs have removed', async () => {
  const administrator = await staffStack.staffMember('administrator')
  const read = async () => (await administrator.ask('retention.get')).body.data
  expect(await read()).toEqual({
    settings: {
      ...{ version: 1, unconfirmed_account_days: 90, unused_account_months: 24 },
      ...{ export_log_years: 7, proposal_years: 7 },
    },
    runs: [],
    changes: [],
    waiting: null,
  })
  await cleanUp(staffStack.services)()
  expect((await read()).runs).toMatchObject([{ finished: true, accounts_removed: 0, items_left: 0 }])
})
