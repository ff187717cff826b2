/** Fee schedules as staff write them: one schema for the browser, the service and the operators' command. */
import * as z from 'zod/mini'
import { feeSchedule } from '#shared/applications/records/fee.ts'
import { date } from '#shared/kit/fields/dates-and-numbers.ts'
import { line } from '#shared/kit/fields/text.ts'

const mostRupees = 1_000_000 // more is a typing mistake
const leastPercent = 0.0001 // what is less is never a rupee
const mostGraceInDays = 3650

const rupees = (missing: string) =>
  z.int(missing).check(z.minimum(0, missing), z.maximum(mostRupees, 'Enter at most Rs. 1,000,000'))
const cap = rupees('Enter the maximum late fee in whole rupees')

const late = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('per-year'),
    amount: rupees('Enter what each year or part of a year adds, in whole rupees'),
    cap,
  }),
  z.strictObject({
    kind: z.literal('percent-per-day'),
    percent: z
      .number('Enter the per cent per day')
      .check(
        z.minimum(leastPercent, 'Enter the per cent per day'),
        z.maximum(100, 'Enter at most 100 per cent'),
      ),
    cap,
  }),
])

const grace = 'Enter the days of grace, 0 for none'
const rule = z.strictObject({
  base: rupees('Enter the fee in whole rupees'),
  grace_in_days: z
    .int(grace)
    .check(z.minimum(0, grace), z.maximum(mostGraceInDays, `Enter at most ${mostGraceInDays} days`)),
  late: z.nullable(late),
})

const written = {
  name: line('Enter a name, such as Fees 2027', 80),
  rules: z.strictObject({ 'New Registration': rule, 'Renewal Registration': rule }),
}

/** The members of a future schedule that may be changed; its first day stays. */
export const feeScheduleChanges = z.strictObject(written)

export const newFeeSchedule = z.strictObject({
  effective_from: date('First day', 'Enter the first day'),
  ...written,
})

/** A schedule as a file for the operators' command; only the seeded one calls itself a sample. */
export const feeScheduleFile = z.extend(newFeeSchedule, { sample: z._default(z.boolean(), false) })

export const feeScheduleRecord = z.extend(feeSchedule, { version: z.number() })
export type FeeScheduleRecord = z.output<typeof feeScheduleRecord>

/** The schedule that applies today, as all staff may read it. */
export const currentFeeSchedule = z.pick(feeSchedule, { effective_from: true, name: true, sample: true })
