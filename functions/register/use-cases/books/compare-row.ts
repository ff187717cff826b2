/** A registrar who brought none of a book in has compared the row of an entry with the scan of its page. */

import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { retry } from '#functions/platform/table/retry.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { Conflict, NotAllowed, Stale } from '#shared/kit/errors.ts'
import { readRegistration } from '../read-registration.ts'
import { loadBook, loadRow, obstacleToConfirm } from './load-book.ts'

const tries = 4

/** A repeated call changes nothing. @throws NotFound, NotAllowed, Conflict */
export const compareRow = (
  number: string,
  staff: StaffMember,
  { attempt }: Pick<RequestContext, 'attempt'>,
  services: Needs<'books' | 'bookParts' | 'registrations'>,
): Promise<void> =>
  retry({ tries, when: (error) => error instanceof Stale }, async () => {
    const { books, registrations } = services
    const entry = await readRegistration(number, services)
    const { source, row_compared } = entry
    if (row_compared) return
    if (!('book' in source)) throw new Conflict('This entry does not come from an old book')
    if (obstacleToConfirm(await loadBook(source.book, services), staff.id))
      throw new NotAllowed('You brought this book in, so another registrar must compare the row')
    const { scan } = await loadRow(source.book, { file: source.file, line: source.row }, services)
    if (!scan) throw new Conflict('No scan of this page is attached to the book')
    const by = clerkOf(staff)
    const fields = { row_compared: { ...by, at: attempt.now.toISOString() } }
    const change = { event: 'ROW_COMPARED' as const, by, from: source.book }
    await books.take(source.book, registrations.changeRegistration(entry, fields, change, attempt))
  })
