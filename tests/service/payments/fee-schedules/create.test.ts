import { expect, test } from 'vitest'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { aFeeSchedule, aProposedSchedule, aReason } from '#tests/support/cases/fee-schedules.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { lostAnswers } from '#tests/support/portal/aws-calls.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const clock = aClock(new Date('2027-06-30T18:59:00Z')) // a minute before midnight in Karachi
const faults = lostAnswers()
const staffStack = await openStaffStack({ clock: clock.now, plugin: faults.plugin as never })
const accounts = await staffStack.staffMember('accounts')

const create = (values: object) =>
  accounts.ask('feeSchedules.create', { body: { ...aProposedSchedule(), ...values } })

test('a new schedule is proposed with a reason; it is no schedule and sets no fee', async () => {
  const effective_from = '2028-01-01'
  const { status, body } = await create({ effective_from })
  const proposal = {
    id: expect.any(String),
    first_day: effective_from,
    before: null,
    after: { ...aFeeSchedule({ effective_from }), sample: false },
    reason: aReason,
    by: { id: accounts.id, name: accounts.name },
    at: clock.now().toISOString(),
  }
  expect([status, body.data]).toEqual([201, proposal])
  const { schedules, proposals, changes } = (await accounts.ask('feeSchedules.list')).body.data
  expect([schedules, changes]).toEqual([[{ ...sampleFeeSchedule, version: 1 }], []])
  expect(proposals).toEqual([proposal])
  expect((await staffStack.services.feeSchedules.on(effective_from)).name).toBe(sampleFeeSchedule.name)
})

test('a new schedule begins tomorrow in Karachi at the earliest', async () => {
  const refused = { effective_from: ['First day must be tomorrow or later'] }
  expect((await create({ effective_from: '2027-06-30' })).body.errors).toEqual(refused)
  expect((await create({ effective_from: '2027-07-01' })).status).toBe(201)
  clock.turn(60)
  expect((await create({ effective_from: '2027-07-01' })).body.errors).toEqual(refused)
  expect((await create({ effective_from: '2027-07-02' })).status).toBe(201)
})

test('of ten schedules proposed for the same day at once one is accepted, and the others are told by whom', async () => {
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) => create({ effective_from: '2029-01-01', name: `Fees ${index}` })),
  )
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = replies.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(9)
  expect(refused[0]?.body.message).toBe(
    `${accounts.name} has proposed a new fee schedule from this day, which waits for confirmation`,
  )
})

test('the same proposal sent again, or once with a lost answer, is one proposal', async () => {
  const values = { effective_from: '2031-01-01' }
  faults.plan('TransactWriteItemsCommand')
  const replies = [await create(values), await create(values)]
  expect(faults.left()).toBe(0)
  expect(replies.map(({ status }) => status)).toEqual([201, 201])
  expect(replies[0]?.body.data.id).toBe(replies[1]?.body.data.id)
})

test('a schedule that exists already is not proposed again', async () => {
  const effective_from = '2028-07-01'
  await staffStack.services.feeSchedules.put({ ...sampleFeeSchedule, effective_from })
  const { status, body } = await create({ effective_from })
  expect([status, body.message]).toEqual([409, 'There is already a schedule that begins on this day'])
})

const rule = (more: object) => ({
  rules: { ...aFeeSchedule().rules, 'New Registration': { base: 1, grace_in_days: 0, late: null, ...more } },
})
const ofNew = 'rules.New Registration.'
test.each([
  ['no reason', { reason: ' ' }, 'reason'],
  ['a fee below nothing', rule({ base: -1 }), `${ofNew}base`],
  ['half a rupee', rule({ base: 0.5 }), `${ofNew}base`],
  ['a million and one', rule({ base: 1_000_001 }), `${ofNew}base`],
  ['no days of grace', rule({ grace_in_days: null }), `${ofNew}grace_in_days`],
  [
    'a rate of nothing',
    rule({ late: { kind: 'percent-per-day', percent: 0, cap: 1 } }),
    `${ofNew}late.percent`,
  ],
  [
    'a per cent of nothing',
    rule({ late: { kind: 'percent-per-day', percent: 1e-200, cap: 1 } }),
    `${ofNew}late.percent`,
  ],
  ['no cap', rule({ late: { kind: 'per-year', amount: 1 } }), `${ofNew}late.cap`],
])('a schedule is refused: %s', async (_what, values, field) => {
  const { status, body } = await create({ effective_from: '2030-01-01', ...values })
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})
