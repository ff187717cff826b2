import { readPage } from '#functions/app/books/page-scans.ts'
import type { Route } from '#functions/http/route.ts'
import { books, events, files } from '#functions/services/service-factories.ts'

export const needs = { books, events, files }

export const route: Route<'books.page', typeof needs> = async (request, services) => ({
  data: await readPage(request.params.id, request.params.page, request, services),
})
