/** Which schedule applies: the latest that has begun on the council's day. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { aClock, openStack, type Stack } from '#tests/support/portal/stack.ts'

const clock = aClock(new Date('2027-06-30T18:59:59Z')) // a second before midnight in Karachi
let stack: Stack
let token: string
beforeAll(async () => {
  stack = await openStack({ clock: clock.now })
  for (const [effective_from, name] of [
    ['2027-07-01', 'From July'],
    ['2027-01-01', 'From January'],
    ['2099-01-01', 'Far away'],
  ] as const)
    await stack.services.feeSchedules.put({ ...sampleFeeSchedule, effective_from, name, sample: false })
  token = (await stack.invoke('auth.register', { body: aPerson() })).body.data.token
})
afterAll(() => stack.close())

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
