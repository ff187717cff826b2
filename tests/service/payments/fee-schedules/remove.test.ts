import { expect, test } from 'vitest'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { aFeeSchedule, aProposedChange, aReason } from '#tests/support/cases/fee-schedules.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const params = { first_day: '2099-01-01' }
const headers = { 'if-match': '"v1"' }
const body = { reason: aReason }

const staffStack = await openStaffStack()
const accounts = await staffStack.staffMember('accounts')
await staffStack.services.feeSchedules.put({ ...aFeeSchedule(), sample: false })

test('a removal needs a reason; of a removal and a change proposed at once one is accepted, and the schedule stays', async () => {
  const unexplained = await accounts.ask('feeSchedules.remove', { params, headers, body: {} })
  expect([unexplained.status, unexplained.body.errors]).toEqual([422, { reason: ['Enter a reason'] }])
  const replies = await Promise.all([
    accounts.ask('feeSchedules.remove', { params, headers, body }),
    accounts.ask('feeSchedules.update', { params, headers, body: aProposedChange() }),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
  const { schedules, proposals } = (await accounts.ask('feeSchedules.list')).body.data
  expect(schedules[0]).toMatchObject({ name: 'Fees 2099', version: 1 })
  expect(proposals).toMatchObject([{ after: replies[0]?.status === 201 ? null : { name: 'Changed' } }])
})

test('the removal of a schedule in effect, or of none, is refused', async () => {
  for (const first_day of [sampleFeeSchedule.effective_from, '2098-01-01'])
    expect((await accounts.ask('feeSchedules.remove', { params: { first_day }, body })).status).toBe(409)
})
