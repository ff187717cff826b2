import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import { date } from '#shared/kit/fields/dates-and-numbers.ts'
import { feeRoles as roles } from '#shared/vocabulary/staff-roles.ts'
import { dayBook as dayBookOfMonth, dayCorrection } from '../records/day-book.ts'

const month = z.string('Choose a month').check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month'))
const byDay = z.strictObject({ day: date('Day') })

/** What was received on each day, and where it stands. */
export const dayBook = {
  month: endpoint('GET', '/api/admin/day-book', 'staff', {
    roles,
    summary: 'The days of a month: received, verified, unmatched, refunded, taken back by the bank.',
    query: z.strictObject({ month }),
    response: dayBookOfMonth,
  }),
  close: endpoint('POST', '/api/admin/day-book/{day}/closing', 'staff', {
    roles,
    summary: 'Close a day that has ended.',
    params: byDay,
    response: z.null(),
  }),
  correct: endpoint('POST', '/api/admin/day-book/{day}/corrections', 'staff', {
    roles,
    summary: 'Propose a correction of a closed day; another person confirms it.',
    params: byDay,
    body: dayCorrection,
    response: z.null(),
    status: 201,
  }),
}
