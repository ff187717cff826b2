/** The day book of the council's money: for each day what was received, and where it stands. */
import * as z from 'zod/mini'
import { lines } from '#shared/kit/fields/text.ts'
import { clerk } from '#shared/staff/records/clerk.ts'
import { mostRupees } from './bank-statement.ts'

/** Where money stands that was received. */
export const bookColumns = ['verified', 'unmatched', 'in_hand', 'refunded', 'taken_back'] as const
export type BookColumn = (typeof bookColumns)[number]

/** In rupees: what the acts of the day have moved into each column, or out of it. */
const countedDay = z.object({
  day: z.string(),
  ...{ verified: z.number(), unmatched: z.number(), refunded: z.number(), taken_back: z.number() },
  /** Pay orders and demand drafts that the bank has not realised yet. */
  in_hand: z.number(),
})
export type CountedDay = z.output<typeof countedDay>

/** `outside` is money that was not received, or was received and not booked. */
const place = z.enum([...bookColumns, 'outside'], 'Choose a column')

export const dayCorrection = z.strictObject({
  from: place,
  to: place,
  rupees: z.number('Enter the amount').check(z.positive('Enter the amount'), z.maximum(mostRupees)),
  reason: lines('Enter a reason'),
})
export type DayCorrection = z.output<typeof dayCorrection>

const settledCorrection = z.object({ ...dayCorrection.shape, by: clerk, confirmed_by: clerk, at: z.string() })

/** What people have done with a day: closed it, and corrected it afterwards. */
export const closedDay = z.object({
  day: z.string(),
  closed: z.object({ by: clerk, at: z.string() }),
  corrections: z.array(settledCorrection),
})
export type ClosedDay = z.output<typeof closedDay>

const bookDay = z.extend(countedDay, {
  /** All of the columns together. */
  received: z.number(),
  closed: z.nullable(closedDay.shape.closed),
  corrections: closedDay.shape.corrections,
})
export type BookDay = z.output<typeof bookDay>

export const dayBook = z.object({
  /** The council's day: it is closed when it has ended. */
  today: z.string(),
  /** The days in which anything was done, the first one first. */
  days: z.array(bookDay),
})
