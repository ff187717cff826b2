/** Asks another registrar to confirm a book, and draws the rows that are compared with their pages. */

import { createHmac } from 'node:crypto'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { alreadyUndone, type DrawnRow, type StoredBook, writeToAsk } from '#functions/register/data/book.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { type Book, type BookFile, mostRowsCompared } from '#shared/register/records/book.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import { loadBook, loadPart } from './load-book.ts'

/** Those who sent rows, and the rows that come first in an order that only the seed of the book decides. */
const readParts = async (
  id: string,
  seed: string,
  files: readonly BookFile[],
  services: Needs<'bookParts'>,
): Promise<{ senders: Clerk[]; drawn: DrawnRow[] }> => {
  const senders = files.map(({ by }) => by)
  let first: { row: DrawnRow; order: string }[] = []
  for (const { file, stored } of files) {
    const load = (part: number) => loadPart(id, { file, part }, services)
    const parts = await Promise.all(Array.from({ length: stored }, (_, part) => load(part)))
    senders.push(...parts.flatMap(({ by }) => by ?? []))
    const rows = parts.flatMap(({ rows }, part) => rows.map(({ line }) => ({ file, part, line })))
    const ordered = rows.map((row) => {
      const order = createHmac('sha256', seed).update(`${row.file} ${row.line}`).digest('hex')
      return { row, order }
    })
    first = [...first, ...ordered]
      .sort((one, other) => one.order.localeCompare(other.order))
      .slice(0, mostRowsCompared)
  }
  // Rows of one page are looked at one after the other.
  const drawn = first.map(({ row }) => row).sort((a, b) => a.file - b.file || a.line - b.line)
  return { senders, drawn }
}

const requireWhole = ({ rows }: StoredBook, files: readonly BookFile[]): void => {
  const cutOff = files.find(({ stored, parts }) => stored < parts)
  if (cutOff)
    throw new Conflict(`${cutOff.file_name} was not sent completely. Choose the same file again first`)
  if (rows === 0) throw new Conflict('This book has no row that can be read')
}

/**
 * A repeated call changes nothing. The seed stays when the confirmation is refused or withdrawn, so that asking again
 * draws no other rows.
 * @throws NotFound, Conflict
 */
export const askConfirmation = async (
  id: string,
  staff: StaffMember,
  { attempt }: Pick<RequestContext, 'attempt'>,
  services: Needs<'books' | 'bookParts' | 'newId' | 'proposals'>,
): Promise<Book> => {
  const [book, files] = await Promise.all([loadBook(id, services), services.books.files(id)])
  if (book.undone) throw alreadyUndone()
  if (book.asked) return book
  requireWhole(book, files)
  const seed = book.seed || services.newId()
  const { senders, drawn } = await readParts(id, seed, files, services)
  const by = clerkOf(staff)
  const people = new Map([book.by, ...senders, by].map((person) => [person.id, person]))
  const asked = { by, at: attempt.now.toISOString(), sent_by: [...people.values()], drawn }
  const title = `Confirm the book “${book.name}” with ${book.rows} ${book.rows === 1 ? 'row' : 'rows'}`
  const proposal = { kind: 'book' as const, subject: id, title, reason: '', contents: {}, by }
  await services.proposals.propose(proposal, attempt, [writeToAsk(book, asked, seed)])
  return loadBook(id, services)
}
