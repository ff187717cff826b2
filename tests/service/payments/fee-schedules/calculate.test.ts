import { expect, test } from 'vitest'
import { calculateFee, sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { aFeeSchedule, aProposedSchedule } from '#tests/support/cases/fee-schedules.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const accounts = await staffStack.staffMember('accounts')
await staffStack.services.feeSchedules.put({ ...aFeeSchedule(), sample: false })
// What is only proposed is never calculated with.
const body = aProposedSchedule({ effective_from: '2098-12-31', name: 'Proposed' })
await accounts.ask('feeSchedules.create', { body })

const calculate = (issue_date: string, applied_on: string) =>
  accounts.ask('feeSchedules.calculate', { query: { issue_date, applied_on } })

test('a fee is calculated by the schedule of the application date', async () => {
  for (const [applied_on, schedule] of [
    ['2098-12-31', sampleFeeSchedule],
    ['2099-01-01', { ...aFeeSchedule(), sample: false }],
  ] as const) {
    const { body } = await calculate('2097-06-01', applied_on)
    expect(body.data).toEqual(calculateFee(schedule, '2097-06-01', applied_on))
  }
})

test('a degree issued after the application is refused, and a day without a schedule is answered as such', async () => {
  const { status, body } = await calculate('2026-11-22', '2026-11-21')
  expect([status, body.errors]).toEqual([
    422,
    { issue_date: ['Degree issue date must not be after the application date'] },
  ])
  expect((await calculate('1990-01-01', '1999-12-31')).status).toBe(503)
})
