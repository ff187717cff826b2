/** Scans of the pages of a book: stored first, then named by the book. */
import { checkFile } from '#functions/documents/use-cases/check-document-file.ts'
import { extensions } from '#functions/documents/use-cases/present-documents.ts'
import { bookPageObjectKey } from '#functions/platform/gateways/object-keys.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import type { DocumentBytes } from '#shared/documents/records/document.ts'
import { NotFound } from '#shared/kit/errors.ts'
import type { BookPage } from '#shared/register/records/book.ts'
import { isSamePage, loadBook, presentPage } from './load-book.ts'

/** @throws NotFound; Conflict; Invalid for a file that is neither picture nor PDF */
export const addPage = async (
  id: string,
  { page, bytes }: { page: string; bytes: Uint8Array },
  staff: StaffMember,
  now: Date,
  services: Needs<'books' | 'bookPages' | 'files' | 'newId'>,
): Promise<BookPage> => {
  await loadBook(id, services)
  const type = checkFile(bytes, { takesPdf: true })
  const object_key = bookPageObjectKey(id, services.newId())
  await services.files.put(object_key, bytes, type)
  const held = (await services.books.pages(id)).find((one) => isSamePage(one.page, page))
  const scan = {
    page: held?.page ?? page,
    ...{ type, size: bytes.length, by: clerkOf(staff), at: now.toISOString(), object_key },
  }
  await services.bookPages.save(id, scan, held !== undefined)
  return presentPage(scan)
}

/**
 * A page names many people, so the reading is recorded in the history of the person who reads it, before a byte
 * is sent.
 * @throws NotFound
 */
export const readPage = async (
  id: string,
  page: string,
  { staff, now }: { staff: StaffMember; now: Date },
  { books, events, files }: Needs<'books' | 'events' | 'files'>,
): Promise<DocumentBytes> => {
  const scan = (await books.pages(id)).find((one) => isSamePage(one.page, page))
  if (!scan) throw new NotFound('There is no scan of this page')
  const details = { book: (await books.read(id))?.name ?? id, page: scan.page }
  await events.append(staff.id, { event: 'BOOK_PAGE_READ', details }, now, 'staff')
  const found = await files.read(scan.object_key)
  if (!found) throw new NotFound('There is no scan of this page')
  const { type } = scan
  const file_name = `page-${scan.page.replace(/[^A-Za-z0-9-]/g, '-')}.${extensions[type]}`
  return { bytes: new Uint8Array(found.bytes), type, file_name, attachment: type === 'application/pdf' }
}
