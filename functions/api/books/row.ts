import { loadRow } from '#functions/app/books/load-book.ts'
import type { Route } from '#functions/http/route.ts'
import { bookParts, books } from '#functions/services/service-factories.ts'

export const needs = { books, bookParts }

export const route: Route<'books.row', typeof needs> = async ({ params, query }, services) => ({
  data: await loadRow(params.id, { file: Number(query.file), line: Number(query.line) }, services),
})
