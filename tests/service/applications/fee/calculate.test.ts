import { expect, test } from 'vitest'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const path = '/api/calculate-fee'

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
