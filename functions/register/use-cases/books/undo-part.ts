/**
 * Undoing a book takes two people. Then its entries leave the register in parts, except entries that are already
 * used.
 */

import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { retry } from '#functions/platform/table/retry.ts'
import type { KeptRows, PartPlace } from '#functions/register/data/book-part.ts'
import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { clerkOf } from '#functions/staff/use-cases/clerk.ts'
import { Invalid, Stale } from '#shared/kit/errors.ts'
import type { Book, BookRow } from '#shared/register/records/book.ts'
import { isOfRow, reasonToKeepEntry } from '#shared/register/rules/book-rows.ts'
import { loadBook, loadPart } from './load-book.ts'

type Request = Pick<RequestContext, 'attempt'>
type UndoServices = Needs<'books' | 'bookParts' | 'registrations'>

const triesPerRow = 4

/** @returns why the entry stays; null where it is gone, by this call or one before; undefined where it was never this book's */
const undoRow = (
  row: BookRow,
  wasTaken: boolean,
  { id, place, undone }: { id: string; place: PartPlace; undone: NonNullable<Book['undone']> },
  { attempt }: Request,
  { books, registrations }: UndoServices,
): Promise<string | null | undefined> =>
  retry({ tries: triesPerRow, when: (error) => error instanceof Stale }, async () => {
    const entry = await registrations.read(row.number, true)
    if (!entry || !isOfRow(entry, { book: id, file: place.file, row: row.line }))
      return wasTaken ? null : undefined
    const why = reasonToKeepEntry(entry)
    if (why) return why
    const { by, confirmed_by, reason } = undone
    const change = { event: 'IMPORT_UNDONE' as const, by, confirmed_by, reason, from: id }
    await books.takeOut(registrations.deleteRegistration(entry, change, attempt))
    return null
  })

/**
 * Asks a second person to confirm that the book is undone; nothing is undone yet.
 * @throws Invalid without a reason, Conflict
 */
const proposeUndoing = async (
  { id: subject, name, counts }: Book,
  reason: string | undefined,
  staff: StaffMember,
  { attempt }: Request,
  { proposals }: Needs<'proposals'>,
): Promise<void> => {
  if (!reason) throw new Invalid({ reason: ['Enter a reason'] })
  const taken = counts.taken ?? 0
  const title = `Undo the book “${name}” with ${taken} ${taken === 1 ? 'entry' : 'entries'}`
  const by = clerkOf(staff)
  await proposals.propose({ kind: 'book-undo', subject, title, reason, contents: {}, by }, attempt)
}

/**
 * Proposes the undoing of a book; once a second person has confirmed it, undoes a part. A repeated call changes nothing.
 * @param reason needed in the first call. @throws NotFound, Invalid, Conflict, Unavailable
 */
export const undoPart = async (
  id: string,
  { reason, ...place }: PartPlace & { reason?: string | undefined },
  staff: StaffMember,
  request: Request,
  services: UndoServices & Needs<'proposals'>,
): Promise<Book> => {
  const book = await loadBook(id, services)
  if (!book.undone) {
    await proposeUndoing(book, reason, staff, request, services)
    return book
  }
  if (await services.bookParts.kept(id, place)) return book
  const { rows } = await loadPart(id, place, services)
  const results = (await services.bookParts.results(id, place)) ?? []
  const taken = new Set(results.filter(({ outcome }) => outcome === 'taken').map(({ line }) => line))
  const undoing = { id, place, undone: book.undone }
  const kept: KeptRows = []
  let undone = 0
  for (const row of rows) {
    const why = await undoRow(row, taken.has(row.line), undoing, request, services)
    if (why === null) undone += 1
    else if (why !== undefined) kept.push({ line: row.line, why })
  }
  await services.bookParts.saveUndoing(id, place, kept, undone)
  return loadBook(id, services)
}
