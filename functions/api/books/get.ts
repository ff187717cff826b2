import { loadBookDetails } from '#functions/app/books/load-book.ts'
import type { Route } from '#functions/http/route.ts'
import { books, proposals } from '#functions/services/service-factories.ts'

export const needs = { books, proposals }

export const route: Route<'books.get', typeof needs> = async ({ params }, services) => ({
  data: await loadBookDetails(params.id, services),
})
