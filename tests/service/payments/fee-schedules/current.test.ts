import { expect, test } from 'vitest'
import { staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { aFeeSchedule } from '#tests/support/cases/fee-schedules.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const clock = aClock(new Date('2026-12-30T19:00:00Z'))
const staffStack = await openStaffStack({ clock: clock.now })

test('all staff read whether the schedule of the day is a sample', async () => {
  for (const role of staffRoles) {
    const { status, body } = await (await staffStack.staffMember(role)).ask('feeSchedules.current')
    expect([status, body.data.sample]).toEqual([200, true])
  }
})

test('a schedule of the council takes the place of the sample on its first day in Karachi', async () => {
  const accounts = await staffStack.staffMember('accounts')
  await staffStack.services.feeSchedules.put({
    ...aFeeSchedule({ effective_from: '2027-01-01' }),
    sample: false,
  })
  const before = await accounts.ask('feeSchedules.current')

  clock.turn(24 * 60 * 60)
  const after = await (await staffStack.staffMember('reception')).ask('feeSchedules.current')

  expect(before.body.data.sample).toBe(true)
  expect(after.body.data).toMatchObject({ effective_from: '2027-01-01', sample: false })
})
