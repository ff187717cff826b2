import { expect, test } from 'vitest'
import { aFeeSchedule, aProposedSchedule } from '#tests/support/cases/fee-schedules.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const staffStack = await openStaffStack({ clock: aClock(new Date('2026-12-31T19:00:00Z')).now })

test('accounts and administrators read all schedules, the latest first, and proposals, the earliest first, with the day in Karachi', async () => {
  const [accounts, administrator] = [
    await staffStack.staffMember('accounts'),
    await staffStack.staffMember('administrator'),
  ]
  await staffStack.services.feeSchedules.put({ ...aFeeSchedule(), sample: false })
  for (const effective_from of ['2028-01-01', '2027-07-01'])
    await accounts.ask('feeSchedules.create', { body: aProposedSchedule({ effective_from }) })
  const { data } = (await administrator.ask('feeSchedules.list')).body
  expect(data.today).toBe('2027-01-01')
  expect(data.schedules).toMatchObject([
    { effective_from: '2099-01-01', sample: false, version: 1 },
    { effective_from: '2000-01-01', sample: true, version: 1 },
  ])
  expect(data.proposals).toMatchObject([{ first_day: '2027-07-01' }, { first_day: '2028-01-01' }])
  expect(data.changes).toEqual([])
})

test('other roles cannot read the schedules', async () => {
  for (const role of ['reception', 'reviewer', 'registrar'] as const)
    expect((await (await staffStack.staffMember(role)).ask('feeSchedules.list')).status).toBe(403)
})
