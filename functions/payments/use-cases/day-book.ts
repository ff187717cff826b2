/** The day book: read by month, a day closed by one person and corrected afterwards by two. */
import { writeToCorrect } from '#functions/payments/data/day-book.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StoredProposal } from '#functions/staff/data/proposal.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { Conflict, Invalid } from '#shared/kit/errors.ts'
import { formatDate, formatRupees } from '#shared/kit/format.ts'
import {
  type BookDay,
  bookColumns,
  type DayCorrection,
  dayCorrection,
} from '#shared/payments/records/day-book.ts'
import { bookDayOf } from '#shared/payments/rules/day-book.ts'

export const readMonth = async (
  month: string,
  { closedDays, moneyCounter }: Needs<'closedDays' | 'moneyCounter'>,
): Promise<BookDay[]> => {
  const [counted, done] = await Promise.all([moneyCounter.days(month), closedDays.ofMonth(month)])
  const nothing = Object.fromEntries(bookColumns.map((column) => [column, 0])) as Omit<
    (typeof counted)[number],
    'day'
  >
  const quiet = done.filter(({ day }) => !counted.some((one) => one.day === day))
  return [...counted, ...quiet.map(({ day }) => ({ ...nothing, day }))]
    .sort((one, other) => (one.day < other.day ? -1 : 1))
    .map((one) =>
      bookDayOf(
        one,
        done.find(({ day }) => day === one.day),
      ),
    )
}

type Request = Pick<RequestContext, 'now' | 'today'> & { staff: StaffMember }

/** @throws Conflict while the day has not ended, or when somebody else has closed it */
export const closeDay = async (
  day: string,
  { staff, now, today }: Request,
  { closedDays }: Needs<'closedDays'>,
): Promise<void> => {
  if (day >= today) throw new Conflict('A day is closed when it has ended')
  if (await closedDays.close(day, clerkOf(staff), now)) return
  const { closed } = (await closedDays.read(day)) ?? {}
  if (closed?.by.id !== staff.id) throw new Conflict(`${closed?.by.name} has closed this day`)
}

const words = {
  ...{ verified: 'verified', unmatched: 'unmatched', in_hand: 'in hand', refunded: 'refunded' },
  ...{ taken_back: 'taken back by the bank', outside: 'outside of the book' },
}

/** @throws Conflict while the day is not closed; Invalid when nothing would move */
export const proposeCorrection = async (
  day: string,
  correction: DayCorrection,
  { staff, attempt }: { staff: StaffMember; attempt: Attempt },
  { closedDays, proposals }: Needs<'closedDays' | 'proposals'>,
): Promise<void> => {
  const { from, to, rupees, reason } = correction
  if (from === to) throw new Invalid({ to: ['Choose another column'] })
  if (!(await closedDays.read(day))) throw new Conflict('This day is not closed yet')
  const title = `Correct the day book of ${formatDate(day)}: ${formatRupees(rupees)} from ${words[from]} to ${words[to]}`
  const by = clerkOf(staff)
  await proposals.propose(
    { kind: 'day-book', subject: day, title, reason, contents: correction, by },
    attempt,
  )
}

/** @throws Conflict */
export const confirmCorrection = async (
  proposal: StoredProposal,
  endWrites: Write[],
  { staff, attempt }: { staff: StaffMember; attempt: Attempt },
  { proposals }: Needs<'proposals'>,
): Promise<void> => {
  const { by, subject, contents } = proposal
  const settled = { by, confirmed_by: clerkOf(staff), at: attempt.now.toISOString() }
  const write = writeToCorrect(subject, { ...dayCorrection.parse(contents), ...settled })
  await proposals.end(proposal, [...endWrites, write], attempt)
}
