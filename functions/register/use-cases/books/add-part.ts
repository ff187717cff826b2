/** Keeps the rows of a part for importing. */

import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { alreadyUndone, takesNoRows } from '#functions/register/data/book.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { Conflict, Invalid } from '#shared/kit/errors.ts'
import {
  type BookFile,
  bookRowsPerPart,
  longestUnreadableRow,
  type NewBookPart,
  type UnreadableBookRow,
} from '#shared/register/records/book.ts'
import { loadBook } from './load-book.ts'
import { beyondBounds, boundsOn, type RowBounds } from './row-bounds.ts'

const requireSound = ({ part, parts, rows, unreadable }: NewBookPart, today: string): void => {
  const count = rows.length + unreadable.length
  if (count === 0 || count > bookRowsPerPart)
    throw new Invalid({ rows: [`Send 1 to ${bookRowsPerPart} rows at once`] })
  if (part >= parts) throw new Invalid({ part: ['This file has fewer parts'] })
  const late = rows.find(({ first_registered_on, valid_until }) => valid_until <= first_registered_on)
  const early = rows.find(({ first_registered_on }) => first_registered_on > today)
  if (early) throw new Invalid({ rows: [`Row ${early.line} was registered later than today`] })
  if (late) throw new Invalid({ rows: [`Row ${late.line} ends before it begins`] })
}

/** Rows that no book can say are kept with those that cannot be read, each with its sentence. */
const keptRows = ({ rows, unreadable }: NewBookPart, bounds: RowBounds) => {
  const refused = rows.flatMap((row): UnreadableBookRow[] => {
    const beyond = beyondBounds(row, bounds)
    const text = [row.number, row.name, row.father_name, row.valid_until].join(' | ')
    return beyond ? [{ line: row.line, text: text.slice(0, longestUnreadableRow), ...beyond }] : []
  })
  const lines = new Set(refused.map(({ line }) => line))
  return {
    rows: rows.filter(({ line }) => !lines.has(line)),
    unreadable: [...unreadable, ...refused].sort((one, other) => one.line - other.line),
  }
}

/** A repeated call changes nothing. @throws NotFound, Invalid, Conflict */
export const addPart = async (
  id: string,
  given: NewBookPart,
  staff: StaffMember,
  { attempt, today }: Pick<RequestContext, 'attempt' | 'today'>,
  services: Needs<'books' | 'bookParts' | 'registrationNumbers' | 'terms'>,
): Promise<BookFile> => {
  requireSound(given, today)
  const { asked, undone } = await loadBook(id, services)
  if (undone) throw alreadyUndone()
  if (asked) throw takesNoRows()
  const kept = keptRows(given, await boundsOn(today, services))
  await services.bookParts.add(id, given, kept, clerkOf(staff), attempt)
  const file = await services.books.file(id, given.file)
  if (!file) throw new Conflict('The file is not there any more')
  return file
}
