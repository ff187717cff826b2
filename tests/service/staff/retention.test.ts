import { expect, test } from 'vitest'
import { cleanUp } from '#functions/workers/clean-up.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const administrator = await staffStack.staffMember('administrator')

// retention.get
test('an administrator reads the usual periods, and what the last runs have removed', async () => {
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

// retention.update

const update = (body: object, version: number) =>
  administrator.ask('retention.update', { body, headers: { 'if-match': `"v${version}"` } })

test('a change is kept with who made it, and an older copy does not undo it', async () => {
  expect((await update({ unused_account_months: 36 }, 1)).body.data).toMatchObject({
    ...{ unused_account_months: 36, export_log_years: 7, version: 2 },
  })
  expect((await update({ export_log_years: 5 }, 1)).status).toBe(412)
  const { changes } = (await administrator.ask('retention.get')).body.data
  expect(changes).toMatchObject([
    {
      by: { name: administrator.name },
      changed: [
        {
          setting: 'Accounts that never submitted an application',
          ...{ before: '24 months', after: '36 months' },
        },
      ],
    },
  ])
})

test.each([
  ['unconfirmed_account_days', 29, 'Enter whole days, from 30 to 365'],
  ['unused_account_months', 121, 'Enter whole months, from 6 to 120'],
  ['export_log_years', 1.5, 'Enter whole years, from 2 to 20'],
  ['proposal_years', '7', 'Enter whole years, from 2 to 20'],
])('%s of %s is refused', async (kind, value, message) => {
  const { status, body } = await update({ [kind]: value }, 2)
  expect([status, body.errors]).toEqual([422, { [kind]: [message] }])
})
