/** Which schedule applies: the latest that has begun on the council's day. */
import { expect, test } from 'vitest'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'
import { aClock, openStack } from '#tests/support/portal/stack.ts'

const path = '/api/calculate-fee'

// fee.calculate
test('a fee is answered with its amount, its lines and the schedule, which is marked as a sample', async () => {
  const account = await portal.account()
  const today = dayInKarachi(new Date())
  const { status, body } = await account.get(`${path}?issue_date=${today}`)
  expect(status).toBe(200)
  expect(body.data).toBe(2500)
  expect(body.details).toMatchObject({
    amounts: { 'New Registration': 2500, 'Renewal Registration': 1500 },
    lines: { 'New Registration': [{ label: 'New Registration fee', amount: 2500 }] },
    schedule: { sample: true },
  })
  expect(body.details.schedule.name).toMatch(/sample/i)
})

test('a degree older than the grace period costs more, up to the cap', async () => {
  const account = await portal.account()
  const today = dayInKarachi(new Date())
  const amount = async (day: string) => (await account.get(`${path}?issue_date=${day}`)).body.data
  expect(await amount(addDays(today, -365))).toBe(2500)
  expect(await amount(addDays(today, -366))).toBe(3000)
  expect(await amount('1950-01-01')).toBe(7500)
})

test('a missing, an impossible and a future date are refused', async () => {
  const account = await portal.account()
  for (const query of ['', '?issue_date=', '?issue_date=2020-02-30', '?issue_date=2999-01-01']) {
    const { status, body } = await account.get(`${path}${query}`)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['issue_date']])
  }
})

// fee.schedules
const clock = aClock(new Date('2027-06-30T18:59:59Z')) // a second before midnight in Karachi
const stack = await openStack({ clock: clock.now })

for (const [effective_from, name] of [
  ['2027-07-01', 'From July'],
  ['2027-01-01', 'From January'],
  ['2099-01-01', 'Far away'],
] as const)
  await stack.services.feeSchedules.put({ ...sampleFeeSchedule, effective_from, name, sample: false })

const token = (await stack.invoke('auth.register', { body: aPerson() })).body.data.token

const schedule = async () =>
  (await stack.invoke('fee.calculate', { token, query: { issue_date: '2027-06-01' } })).body.details.schedule

test('the new schedule begins at midnight in Karachi', async () => {
  expect(await schedule()).toEqual({ name: 'From January', effective_from: '2027-01-01', sample: false })
  clock.turn(1)
  expect(await schedule()).toMatchObject({ name: 'From July', effective_from: '2027-07-01' })
})

test('a day before the first schedule has no fee and is answered as such', async () => {
  await expect(stack.services.feeSchedules.on('1999-12-31')).rejects.toThrow(
    'No fee has been set for this day',
  )
  expect((await stack.services.feeSchedules.on('2000-01-01')).name).toBe(sampleFeeSchedule.name)
})
