import { files } from '#functions/platform/gateways/files.ts'
import { route } from '#functions/platform/http/route.ts'
import { events } from '#functions/platform/table/event.ts'
import { books } from '#functions/register/data/book.ts'
import { bookPages } from '#functions/register/data/book-page.ts'
import { bookParts } from '#functions/register/data/book-part.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { registrationNumbers } from '#functions/register/data/registration-number.ts'
import { terms } from '#functions/register/data/term.ts'
import { addPart as addPartUseCase } from '#functions/register/use-cases/books/add-part.ts'
import { askConfirmation } from '#functions/register/use-cases/books/ask-confirmation.ts'
import { importPart } from '#functions/register/use-cases/books/import-part.ts'
import {
  loadBookDetails,
  loadDrawnRows,
  loadPartResults,
  loadRow,
} from '#functions/register/use-cases/books/load-book.ts'
import { addPage as addPageUseCase, readPage } from '#functions/register/use-cases/books/page-scans.ts'
import { undoPart } from '#functions/register/use-cases/books/undo-part.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import { proposals } from '#functions/staff/data/proposal.ts'

export const list = route('books.list', { books }, async (_request, { books }) => ({
  data: await books.list(),
}))

export const create = route('books.create', { books }, async ({ body, staff, attempt }, { books }) => ({
  data: await books.create(body, clerkOf(staff), attempt),
}))

export const get = route('books.get', { books, proposals }, async ({ params, staff }, services) => ({
  data: await loadBookDetails(params.id, staff.id, services),
}))

export const addPart = route(
  'books.addPart',
  { books, bookParts, registrationNumbers, terms },
  async (request, services) => ({
    data: await addPartUseCase(request.params.id, request.body, request.staff, request, services),
  }),
)

export const ask = route('books.ask', { books, bookParts, proposals }, async (request, services) => ({
  data: await askConfirmation(request.params.id, request.staff, request, services),
  message: 'Sent to another registrar for confirmation',
}))

export const sample = route('books.sample', { books, bookParts }, async ({ params }, services) => ({
  data: await loadDrawnRows(params.id, services),
}))

const importRoute = route(
  'books.import',
  { books, bookParts, registrationNumbers, registrations, terms },
  async (request, services) => ({
    data: await importPart(request.params.id, request.body, request, services),
  }),
)

export const rows = route('books.rows', { bookParts }, async ({ params, query }, services) => ({
  data: await loadPartResults(params.id, { file: Number(query.file), part: Number(query.part) }, services),
}))

export const row = route('books.row', { books, bookParts }, async ({ params, query }, services) => ({
  data: await loadRow(params.id, { file: Number(query.file), line: Number(query.line) }, services),
}))

export const undo = route(
  'books.undo',
  { books, bookParts, proposals, registrations },
  async (request, services) => ({
    data: await undoPart(request.params.id, request.body, request.staff, request, services),
  }),
)

export const addPage = route(
  'books.addPage',
  { books, bookPages, files },
  async ({ params, body, staff, now }, services) => ({
    data: await addPageUseCase(params.id, { page: body.page, bytes: body.file.bytes }, staff, now, services),
  }),
)

export const page = route('books.page', { books, events, files }, async (request, services) => ({
  data: await readPage(request.params.id, request.params.page, request, services),
}))

export { importRoute as import }
