/**
 * Undoing a book takes two people. Then its entries leave the register in parts, except those on which a renewal rests.
 * An entry that somebody holds, or that has had a certificate, is removed and keeps its number; its certificate is void.
 */

import { writeToVoid } from '#functions/certificates/data/certificate.ts'
import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { retry } from '#functions/platform/table/retry.ts'
import type { Write } from '#functions/platform/table/table.ts'
import type { KeptRows, PartPlace } from '#functions/register/data/book-part.ts'
import type { ChangeOfEntry } from '#functions/register/data/registration-history.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { currentCount } from '#shared/certificates/rules/certificates.ts'
import { Invalid, Stale } from '#shared/kit/errors.ts'
import type { Book, BookRow } from '#shared/register/records/book.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { isOfRow, reasonToKeepEntry } from '#shared/register/rules/book-rows.ts'
import { loadBook, loadPart } from './load-book.ts'

type Request = Pick<RequestContext, 'attempt' | 'today'>
type UndoServices = Needs<'books' | 'bookParts' | 'newId' | 'registrations'>
type Undone = NonNullable<Book['undone']>

const triesPerRow = 4

/** The holder is told. */
const writesToEnd = (
  entry: RegistrationRecord,
  change: ChangeOfEntry,
  { by }: Undone,
  { attempt, today }: Request,
  { newId, registrations }: UndoServices,
): Write[] => {
  const { number, holder } = entry
  const current = currentCount(entry)
  if (!holder && entry.certificates === 0) return registrations.deleteRegistration(entry, change, attempt)
  const removed = { since: today, reason: 'registered-by-mistake', wording: 'mistake' } as const
  const told = { number, event: 'REMOVED', since: today, wording: 'mistake' } as const
  const email = { id: newId(), kind: 'registration-changed', registration: told } as const
  return [
    ...registrations.changeRegistration(entry, { removed, certificate: null }, change, attempt),
    ...(current > 0 ? [writeToVoid(number, current, { on: today, reason: 'issued-by-mistake', by })] : []),
    ...(holder ? [putEmail({ ...email, user_id: holder }, attempt.now)] : []),
  ]
}

/** @returns why the entry stays; null where it is gone, by this call or one before; undefined where it was never this book's */
const undoRow = (
  row: BookRow,
  wasTaken: boolean,
  { id, place, undone }: { id: string; place: PartPlace; undone: Undone },
  request: Request,
  services: UndoServices,
): Promise<string | null | undefined> =>
  retry({ tries: triesPerRow, when: (error) => error instanceof Stale }, async () => {
    const entry = await services.registrations.read(row.number, true)
    if (!entry || !isOfRow(entry, { book: id, file: place.file, row: row.line }))
      return wasTaken ? null : undefined
    const why = reasonToKeepEntry(entry, row)
    if (why) return why
    if (entry.removed && !entry.certificate) return null // ended already
    const { by, confirmed_by, reason } = undone
    const change = { event: 'IMPORT_UNDONE' as const, by, confirmed_by, reason, from: id }
    await services.books.takeOut(writesToEnd(entry, change, undone, request, services))
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
  { attempt }: Pick<Request, 'attempt'>,
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
