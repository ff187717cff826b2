import * as z from 'zod/mini'
import { longestUploadInBytes } from '#shared/documents/contract/uploads.ts'
import { documentBytes, multipartFile } from '#shared/documents/records/document.ts'
import { endpoint } from '#shared/kit/endpoint.ts'
import { line, lines } from '#shared/kit/fields/text.ts'
import {
  book,
  bookDetails,
  bookFile,
  bookPage,
  bookPartPlace,
  bookPartResults,
  bookRowInPlace,
  newBookPart,
} from '../records/book.ts'

const roles = ['registrar'] as const
/** Chosen by who begins: 128 random bits in hexadecimal, with or without dashes. */
const byBook = z.strictObject({
  id: z.string('This is no book').check(z.regex(/^[0-9a-f-]{32,36}$/, 'This is no book')),
})
const byPage = z.extend(byBook, { page: z.string().check(z.maxLength(80, 'This is no page')) })
const counting = z.string().check(z.regex(/^\d{1,5}$/, 'This is no number'))

/** Old registers brought in from files. */
export const books = {
  list: endpoint('GET', '/api/admin/books', 'staff', {
    roles,
    summary: 'All old registers that were brought in, with their counts, newest first.',
    response: z.array(book),
  }),
  create: endpoint('POST', '/api/admin/books', 'staff', {
    roles,
    summary: 'Begin a book; its files follow.',
    body: z.strictObject({
      /** The caller's choice, so that the same book begun twice is one. */
      id: byBook.shape.id,
      name: line('Name the book', 80),
    }),
    response: book,
    status: 201,
  }),
  get: endpoint('GET', '/api/admin/books/{id}', 'staff', {
    roles,
    summary: 'One book with its files and the scans of its pages.',
    params: byBook,
    response: bookDetails,
  }),
  addPart: endpoint('POST', '/api/admin/books/{id}/parts', 'staff', {
    roles,
    summary: 'Keep up to 100 rows of a file for importing; nothing enters the register yet.',
    params: byBook,
    body: newBookPart,
    response: bookFile,
    status: 201,
    longestBodyInBytes: 384 * 1024, // 100 rows of the longest texts in Urdu
  }),
  ask: endpoint('POST', '/api/admin/books/{id}/confirmation', 'staff', {
    roles,
    summary:
      'Ask another registrar to confirm a book. It takes no more rows, and some of them are drawn to be compared with their pages.',
    params: byBook,
    response: book,
  }),
  sample: endpoint('GET', '/api/admin/books/{id}/sample', 'staff', {
    roles,
    summary: 'The rows that were drawn to be compared with their pages, each with the scan of its page.',
    params: byBook,
    response: z.array(bookRowInPlace),
  }),
  import: endpoint('POST', '/api/admin/books/{id}/import', 'staff', {
    roles,
    summary:
      'Take the rows of a part of a confirmed book into the register; a part that has been done stays done.',
    params: byBook,
    body: z.strictObject(bookPartPlace),
    response: book,
  }),
  rows: endpoint('GET', '/api/admin/books/{id}/rows', 'staff', {
    roles,
    summary: 'The rows of a part, each with what became of it.',
    params: byBook,
    query: z.strictObject({ file: counting, part: counting }),
    response: bookPartResults,
  }),
  row: endpoint('GET', '/api/admin/books/{id}/row', 'staff', {
    roles,
    summary: 'One row of a book, with the scan of its page.',
    params: byBook,
    query: z.strictObject({ file: counting, line: counting }),
    response: bookRowInPlace,
  }),
  undo: endpoint('POST', '/api/admin/books/{id}/undoing', 'staff', {
    roles,
    summary:
      'Propose to undo a book; after a second person has confirmed it, remove the entries of a part from the register, except entries that are used.',
    params: byBook,
    body: z.strictObject({ ...bookPartPlace, reason: z.optional(lines('Enter a reason')) }),
    response: book,
  }),
  addPage: endpoint('POST', '/api/admin/books/{id}/pages', 'staff', {
    roles,
    summary: 'Attach the scan of a page; a newer one takes the place of the former.',
    params: byBook,
    body: z.strictObject({ page: line('Enter the number of the page', 20), file: multipartFile }),
    encoding: 'multipart',
    longestBodyInBytes: longestUploadInBytes,
    response: bookPage,
    status: 201,
  }),
  page: endpoint('GET', '/api/admin/books/{id}/pages/{page}', 'staff', {
    roles,
    summary: 'The scan of a page.',
    params: byPage,
    response: documentBytes,
    envelope: 'bytes',
  }),
}
