/** The demonstration is loaded on every day of a fortnight, and around 29 February. */
import { expect, test } from 'vitest'
import { addDays } from '#shared/kit/format.ts'
import { demonstrationAt, officeOf } from '#tests/support/simulation/loaded-demonstration.ts'

const fortnight = Array.from({ length: 14 }, (_, later) => addDays('2026-11-24', later))
const days = [...fortnight, '2028-02-28', '2028-02-29', '2028-03-01']
/** In Karachi; the first two are just after and just before midnight. */
const hours = ['00:03', '23:57', '09:00', '16:20']

const loadedAt = async (time: string) => {
  const demonstration = await demonstrationAt(new Date(`${time}:00+05:00`))
  await demonstration.load()
  return officeOf(demonstration)
}

test('the demonstration shows the same office on every day', { timeout: 900_000 }, async () => {
  const [first = '', ...others] = days.map((day, place) => `${day}T${hours[place % hours.length]}`)
  const office = await loadedAt(first)
  for (const time of others) expect({ time, ...(await loadedAt(time)) }).toEqual({ time, ...office })
})
