import { readPage } from '#functions/app/books/page-scans.ts'
import type { Route } from '#functions/http/route.ts'
import { books, files } from '#functions/services/service-factories.ts'

export const needs = { books, files }

export const route: Route<'books.page', typeof needs> = async ({ params }, services) => ({
  data: await readPage(params.id, params.page, services),
})
