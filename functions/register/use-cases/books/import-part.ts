/** Imports the rows of a part of a confirmed book into the register. Each row that can be imported is a separate transaction. */

import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { retry } from '#functions/platform/table/retry.ts'
import { alreadyUndone } from '#functions/register/data/book.ts'
import type { PartPlace } from '#functions/register/data/book-part.ts'
import type { ChangeOfEntry } from '#functions/register/data/registration-history.ts'
import type { Needs } from '#functions/services.ts'
import { Conflict, Stale } from '#shared/kit/errors.ts'
import type { Book, BookResult, BookRow } from '#shared/register/records/book.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import type { Term } from '#shared/register/records/term.ts'
import { type BookPlace, outcomeBeside, takenRow } from '#shared/register/rules/book-rows.ts'
import { renewalWindow } from '#shared/register/rules/registration.ts'
import { cnicObstacle } from '../cnic-obstacle.ts'
import { loadBook, loadPart } from './load-book.ts'
import { beyondBounds, boundsOn, type RowBounds } from './row-bounds.ts'

type Request = Pick<RequestContext, 'attempt' | 'today'>
type ImportServices = Needs<'books' | 'bookParts' | 'registrationNumbers' | 'registrations' | 'terms'>

/** The same for all rows of a part. */
interface Importing {
  term: Term
  bounds: RowBounds
  /** Whoever asked for the confirmation, and whoever gave it. */
  by: Pick<ChangeOfEntry, 'by' | 'confirmed_by'>
}

/** An approval, a link or another import may be faster with a number; the row is then looked at again. */
const triesPerRow = 4

/** How the person is reached stays with the row. */
const entryOf = (
  { line: _line, page: _page, email: _email, phone: _phone, ...row }: BookRow,
  source: BookPlace,
  term: Term,
) => ({
  ...row,
  date_of_birth: row.date_of_birth || null,
  register: row.category === 'A' ? 'A' : 'B',
  photo: null,
  ...renewalWindow(row.valid_until, term),
  ...{ suspended: null, removed: null, source, holder: null, certificate: null, certificates: 0 },
})

const importRow = (
  row: BookRow,
  found: RegistrationRecord | null,
  source: BookPlace,
  { attempt }: Request,
  { term, bounds, by }: Importing,
  { books, registrations }: ImportServices,
): Promise<BookResult> =>
  retry({ tries: triesPerRow, when: (error) => error instanceof Stale }, async (failedTries) => {
    const entry = failedTries === 0 ? found : await registrations.read(row.number, true)
    if (entry) return { line: row.line, ...outcomeBeside(row, entry, source) }
    const beyond = beyondBounds(row, bounds)
    if (beyond) return { line: row.line, outcome: 'beyond', words: beyond.words }
    const made = entryOf(row, source, term)
    const taken = await cnicObstacle(made, { registrations })
    if (taken) return { line: row.line, outcome: 'cnic-taken', words: taken }
    const change = { event: 'IMPORTED' as const, ...by, from: source.book }
    await books.take(source.book, registrations.putRegistration(made, change, attempt))
    return { line: row.line, ...takenRow }
  })

/**
 * Imports a part that has not been done yet, so that a repeated call changes nothing. A row that a call before this one took,
 * and then was cut off, is known by the source of its entry.
 * @throws NotFound, Conflict when the book is not confirmed or is being undone, Unavailable
 */
export const importPart = async (
  id: string,
  place: PartPlace,
  request: Request,
  services: ImportServices,
): Promise<Book> => {
  const book = await loadBook(id, services)
  if (book.undone) throw alreadyUndone()
  if (!book.confirmed) throw new Conflict('Another registrar must confirm this book first')
  const { rows } = await loadPart(id, place, services)
  if (await services.bookParts.results(id, place)) return book
  const { by, confirmed_by } = book.confirmed
  const [term, bounds, entries] = await Promise.all([
    services.terms.on(request.today),
    boundsOn(request.today, services),
    Promise.all(rows.map(({ number }) => services.registrations.read(number, true))),
  ])
  const importing = { term, bounds, by: { by, confirmed_by } }
  const results: BookResult[] = []
  for (const [index, row] of rows.entries()) {
    const source = { book: id, file: place.file, row: row.line }
    // One number twice in a part: the second row meets the entry that the first has made.
    results.push(await importRow(row, entries[index] ?? null, source, request, importing, services))
  }
  await services.bookParts.saveResults(id, place, results)
  return loadBook(id, services)
}
