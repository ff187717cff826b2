import { expect, test } from 'vitest'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { aFeeSchedule, aProposedChange, aReason } from '#tests/support/cases/fee-schedules.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const clock = aClock(new Date('2027-06-30T18:59:00Z')) // a minute before midnight in Karachi
const staffStack = await openStaffStack({ clock: clock.now })
const accounts = await staffStack.staffMember('accounts')
for (const effective_from of ['2027-07-01', '2027-07-02', '2028-01-01', '2029-01-01'])
  await staffStack.services.feeSchedules.put({ ...aFeeSchedule({ effective_from }), sample: false })

const change = (first_day: string, name: string, version?: number, by = accounts) =>
  by.ask('feeSchedules.update', {
    params: { first_day },
    body: aProposedChange(name),
    headers: version ? { 'if-match': `"v${version}"` } : {},
  })

test('a change of a schedule that has not begun is proposed with old and new values; the schedule stays', async () => {
  const { status, body } = await change('2028-01-01', 'Fees 2028', 1)
  const before = { ...aFeeSchedule({ effective_from: '2028-01-01' }), sample: false, version: 1 }
  expect([status, body.data]).toMatchObject([
    201,
    { before, after: { name: 'Fees 2028', effective_from: '2028-01-01' }, reason: aReason },
  ])
  const { schedules } = (await accounts.ask('feeSchedules.list')).body.data
  expect(schedules).toContainEqual(before)
})

test('of two changes proposed for one schedule one is accepted, and another version is refused as stale', async () => {
  expect((await change('2029-01-01', 'Of another version', 2)).status).toBe(412)
  const other = await staffStack.staffMember('administrator')
  const replies = await Promise.all([change('2029-01-01', 'One', 1), change('2029-01-01', 'Other', 1, other)])
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('from midnight in Karachi of its first day no change is accepted', async () => {
  expect((await change('2027-07-01', 'Just in time')).status).toBe(201)
  clock.turn(60)
  const late = await change('2027-07-01', 'Too late')
  expect([late.status, late.body.message]).toEqual([
    409,
    'This schedule has begun and can no longer be changed',
  ])
  expect((await change(sampleFeeSchedule.effective_from, 'Rewritten')).status).toBe(409)
})

test('a change checked before midnight and written after it is refused by the table', async () => {
  const first_day = '2027-07-02'
  const { feeSchedules, feeScheduleProposals, clock: now, newId } = staffStack.services
  const before = (await feeSchedules.read(first_day))!
  const attempt = { requestId: newId(), now: now() }
  const trying = { by: { id: 'me', name: 'Me' }, today: first_day, attempt }
  const contents = { first_day, before, after: { ...before, name: 'Late' }, reason: aReason }
  await expect(feeScheduleProposals.propose(contents, trying)).rejects.toThrow('has begun')
})

test.each([
  ['today', 404],
  ['2027-02-30', 404],
  ['2031-01-01', 409],
])('a change for a day on which no schedule begins is refused: %s', async (first_day, status) => {
  expect((await change(first_day, 'Nothing')).status).toBe(status)
})
