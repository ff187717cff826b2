import { expect, test } from 'vitest'
import { unpaidStep } from '#shared/applications/rules/unpaid-renewal.ts'
import { addDays } from '#shared/kit/format.ts'

/** What happens on each day that something happens, when the work runs on all days but these. */
const daysOf = (payBy: string | null, isIdle = (_day: string) => false) => {
  const done: string[] = []
  let fee_reminded_at: string | null = null
  for (let day = '2027-01-01'; day < '2027-06-01'; day = addDays(day, 1)) {
    if (isIdle(day)) continue
    const step = unpaidStep({ submitted_at: '2026-12-31T20:00:00.000Z', pay_by: payBy, fee_reminded_at }, day)
    if (step) done.push(`${day} ${step}`)
    if (step === 'end') break
    if (step === 'remind') fee_reminded_at = `${day}T04:00:00.000Z`
  }
  return done
}

test('reminders are 30, 14 and 3 days before the last day, as far as they come after the submission', () => {
  expect(daysOf('2027-03-02')).toEqual([
    ...['2027-01-31 remind', '2027-02-16 remind', '2027-02-27 remind'],
    '2027-03-03 end',
  ])
  expect(daysOf('2027-01-21')).toEqual(['2027-01-07 remind', '2027-01-18 remind', '2027-01-22 end'])
  expect(daysOf(null)).toEqual([])
})

test('of reminders that were missed one is sent, and nothing ends within three days of it', () => {
  expect(daysOf('2027-03-02', (day) => day < '2027-04-01')).toEqual(['2027-04-01 remind', '2027-04-04 end'])
})
