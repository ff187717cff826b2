import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFeeSchedule } from '#tests/support/cases/fee-schedules.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const clock = aClock(new Date('2027-06-30T18:59:00Z')) // a minute before midnight in Karachi
let staffStack: StaffStack
let accounts: Awaited<ReturnType<StaffStack['staffMember']>>
beforeAll(async () => {
  staffStack = await openStaffStack({ clock: clock.now })
  accounts = await staffStack.staffMember('accounts')
})
afterAll(() => staffStack.close())

const create = (values: Parameters<typeof aFeeSchedule>[0]) =>
  accounts.ask('feeSchedules.create', { body: aFeeSchedule(values) })

test('a future schedule is added, recorded with who added it, and is not marked as a sample', async () => {
  const { status, body } = await create({ effective_from: '2028-01-01' })
  expect([status, body.data]).toEqual([
    201,
    { ...aFeeSchedule({ effective_from: '2028-01-01' }), sample: false, version: 1 },
  ])
  const { changes } = (await accounts.ask('feeSchedules.list')).body.data
  expect(changes[0]).toMatchObject({
    event: 'ADDED',
    by: { id: accounts.id, name: accounts.name },
    before: null,
    after: expect.stringContaining(
      'Fees 2099 from 01-01-2028; New Registration: Rs. 3,000, 30 days of grace, then Rs. 600 per year or part of a year',
    ),
  })
})

test('a new schedule begins tomorrow in Karachi at the earliest', async () => {
  const refused = { effective_from: ['First day must be tomorrow or later'] }
  expect((await create({ effective_from: '2027-06-30' })).body.errors).toEqual(refused)
  expect((await create({ effective_from: '2027-07-01' })).status).toBe(201)
  clock.turn(60)
  expect((await create({ effective_from: '2027-07-01' })).body.errors).toEqual(refused)
  expect((await create({ effective_from: '2027-07-02' })).status).toBe(201)
})

test('of ten schedules added for the same day at once one is accepted', async () => {
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) => create({ effective_from: '2029-01-01', name: `Fees ${index}` })),
  )
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(9)
})

const rule = (more: object) => ({
  rules: { ...aFeeSchedule().rules, 'New Registration': { base: 1, grace_in_days: 0, late: null, ...more } },
})
test.each([
  ['a fee below nothing', rule({ base: -1 }), 'base'],
  ['half a rupee', rule({ base: 0.5 }), 'base'],
  ['a million and one', rule({ base: 1_000_001 }), 'base'],
  ['no days of grace', rule({ grace_in_days: null }), 'grace_in_days'],
  ['a rate of nothing', rule({ late: { kind: 'percent-per-day', percent: 0, cap: 1 } }), 'late.percent'],
  [
    'a per cent of nothing',
    rule({ late: { kind: 'percent-per-day', percent: 1e-200, cap: 1 } }),
    'late.percent',
  ],
  ['no cap', rule({ late: { kind: 'per-year', amount: 1 } }), 'late.cap'],
])('a schedule is refused: %s', async (_what, values, field) => {
  const { status, body } = await create({ effective_from: '2030-01-01', ...(values as object) })
  expect([status, Object.keys(body.errors)]).toEqual([422, [`rules.New Registration.${field}`]])
})
