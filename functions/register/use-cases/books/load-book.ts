/** An old register and the state of its rows. */

import type { StoredBook, StoredBookPage } from '#functions/register/data/book.ts'
import type { PartPlace, StoredPart } from '#functions/register/data/book-part.ts'
import type { Needs } from '#functions/services.ts'
import { NotFound } from '#shared/kit/errors.ts'
import type {
  BookDetails,
  BookFile,
  BookPartResults,
  BookRow,
  BookRowInPlace,
} from '#shared/register/records/book.ts'

/** @throws NotFound */
export const loadBook = async (id: string, { books }: Needs<'books'>): Promise<StoredBook> => {
  const book = await books.read(id)
  if (!book) throw new NotFound()
  return book
}

/** @throws NotFound for rows that were not sent */
export const loadPart = async (
  id: string,
  place: PartPlace,
  { bookParts }: Needs<'bookParts'>,
): Promise<StoredPart> => {
  const part = await bookParts.read(id, place)
  if (!part) throw new NotFound('These rows were not sent')
  return part
}

export const presentPage = ({ object_key: _key, ...page }: StoredBookPage) => page

/** Nobody confirms rows that they brought in themselves; null for everybody else. */
export const obstacleToConfirm = ({ asked, by }: StoredBook, staffId: string): string | null =>
  [by, ...(asked?.sent_by ?? [])].some(({ id }) => id === staffId)
    ? 'You brought this book in, so another registrar must confirm it'
    : null

/** The book with its files, its pages and what waits for a second person. @throws NotFound */
export const loadBookDetails = async (
  id: string,
  staffId: string,
  services: Needs<'books' | 'proposals'>,
): Promise<BookDetails> => {
  const book = await loadBook(id, services)
  const [files, pages, proposal, confirmation] = await Promise.all([
    services.books.files(id),
    services.books.pages(id),
    services.proposals.about('book-undo', id),
    services.proposals.about('book', id),
  ])
  const waiting = confirmation && { proposal: confirmation.id, obstacle: obstacleToConfirm(book, staffId) }
  const undo_proposed = proposal && { by: proposal.by, at: proposal.at, reason: proposal.reason }
  return { ...book, files, pages: pages.map(presentPage), waiting, undo_proposed }
}

/** @throws NotFound */
export const loadPartResults = async (
  id: string,
  place: PartPlace,
  services: Needs<'bookParts'>,
): Promise<BookPartResults> => {
  const { rows, unreadable } = await loadPart(id, place, services)
  const [results, kept] = await Promise.all([
    services.bookParts.results(id, place),
    services.bookParts.kept(id, place),
  ])
  const resultOf = new Map(results?.map((result) => [result.line, result]))
  const keptBecause = new Map(kept?.map(({ line, why }) => [line, why]))
  return {
    rows: rows.map((row) => ({
      ...row,
      result: resultOf.get(row.line) ?? null,
      kept_because: keptBecause.get(row.line) ?? null,
    })),
    unreadable,
    done: results !== null,
    undone: kept !== null,
  }
}

/** Pages are named as people write them: `12`, ` 12` and `012` are one page. */
const plainPage = (page: string): string =>
  page
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '')

export const isSamePage = (one: string, other: string): boolean =>
  plainPage(one) !== '' && plainPage(one) === plainPage(other)

const inPlace = (
  { id, name }: StoredBook,
  { file_name }: Pick<BookFile, 'file_name'>,
  row: BookRow,
  pages: readonly StoredBookPage[],
): BookRowInPlace => {
  const scan = pages.find(({ page }) => isSamePage(page, row.page))
  return { book: { id, name }, file_name, row, scan: scan ? presentPage(scan) : null }
}

/** The rows that were drawn when the confirmation was asked for. @throws NotFound */
export const loadDrawnRows = async (
  id: string,
  services: Needs<'books' | 'bookParts'>,
): Promise<BookRowInPlace[]> => {
  const [book, files, pages] = await Promise.all([
    loadBook(id, services),
    services.books.files(id),
    services.books.pages(id),
  ])
  const rows = await Promise.all(
    (book.asked?.drawn ?? []).map(async ({ line, ...place }) => {
      const row = (await loadPart(id, place, services)).rows.find((one) => one.line === line)
      const file = files.find((one) => one.file === place.file)
      return row && file ? [inPlace(book, file, row, pages)] : []
    }),
  )
  return rows.flat()
}

/**
 * A row of a book, with the scan of its page.
 * @throws NotFound
 */
export const loadRow = async (
  id: string,
  { file, line }: { file: number; line: number },
  services: Needs<'books' | 'bookParts'>,
): Promise<BookRowInPlace> => {
  const [book, found] = await Promise.all([loadBook(id, services), services.books.file(id, file)])
  const row = found && (await services.bookParts.ofLine(id, { file, line }, found.parts))
  if (!found || !row) throw new NotFound()
  return inPlace(book, found, row, row.page ? await services.books.pages(id) : [])
}
