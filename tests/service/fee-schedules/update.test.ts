import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleFeeSchedule } from '#shared/rules/fee.ts'
import { aFeeSchedule } from '#tests/support/cases/fee-schedules.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const clock = aClock(new Date('2027-06-30T18:59:00Z')) // a minute before midnight in Karachi
let staffStack: StaffStack
let accounts: Awaited<ReturnType<StaffStack['staffMember']>>
beforeAll(async () => {
  staffStack = await openStaffStack({ clock: clock.now })
  accounts = await staffStack.staffMember('accounts')
  for (const effective_from of ['2027-07-01', '2028-01-01'])
    await accounts.ask('feeSchedules.create', { body: aFeeSchedule({ effective_from }) })
})
afterAll(() => staffStack.close())

const change = (first_day: string, name: string, version?: number, by = accounts) =>
  by.ask('feeSchedules.update', {
    params: { first_day },
    body: { name, rules: aFeeSchedule().rules },
    headers: version ? { 'if-match': `"v${version}"` } : {},
  })

test('a schedule that has not begun can be changed, and old and new values are recorded', async () => {
  const { status, body } = await change('2028-01-01', 'Fees 2028', 1)
  expect([status, body.data]).toMatchObject([
    200,
    { name: 'Fees 2028', effective_from: '2028-01-01', version: 2 },
  ])
  const { changes } = (await accounts.ask('feeSchedules.list')).body.data
  const noted = changes.find(({ event }: { event: string }) => event === 'CHANGED')
  expect(noted).toMatchObject({
    before: expect.stringMatching(/^Fees 2099 from 01-01-2028/),
    after: expect.stringMatching(/^Fees 2028 from 01-01-2028/),
  })
})

test('of two changes of one schedule one succeeds and the other is refused', async () => {
  const { version } = (await change('2028-01-01', 'Before the race')).body.data
  const other = await staffStack.staffMember('administrator')
  const replies = await Promise.all([
    change('2028-01-01', 'One', version),
    change('2028-01-01', 'Other', version, other),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412])
  const won = replies.find(({ status }) => status === 200)?.body.data
  const { schedules } = (await accounts.ask('feeSchedules.list')).body.data
  expect(schedules[0]).toEqual(won)
})

test('from midnight in Karachi of its first day a schedule cannot be changed', async () => {
  expect((await change('2027-07-01', 'Just in time')).status).toBe(200)
  clock.turn(60)
  const late = await change('2027-07-01', 'Too late')
  expect([late.status, late.body.message]).toEqual([
    409,
    'This schedule has begun and can no longer be changed',
  ])
  expect((await change(sampleFeeSchedule.effective_from, 'Rewritten')).status).toBe(409)
})

test('a change checked before midnight and written after it is refused by the table', async () => {
  const first = '2027-07-02'
  await accounts.ask('feeSchedules.create', { body: aFeeSchedule({ effective_from: first }) })
  const { feeSchedules, clock: now, newId } = staffStack.services
  const before = (await feeSchedules.read(first))!
  const attempt = { requestId: newId(), now: now() }
  const trying = { by: { id: 'me', name: 'Me' }, today: first, attempt }
  await expect(feeSchedules.change(before, { ...before, name: 'Late' }, trying)).rejects.toThrow('has begun')
  await expect(feeSchedules.remove(before, trying)).rejects.toThrow('has begun')
})

test.each([
  ['today', 404],
  ['2027-02-30', 404],
  ['2031-01-01', 409],
])('a change for a day on which no schedule begins is refused: %s', async (first_day, status) => {
  expect((await change(first_day, 'Nothing')).status).toBe(status)
})
