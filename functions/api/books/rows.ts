import { loadPartResults } from '#functions/app/books/load-book.ts'
import type { Route } from '#functions/http/route.ts'
import { bookParts } from '#functions/services/service-factories.ts'

export const needs = { bookParts }

export const route: Route<'books.rows', typeof needs> = async ({ params, query }, services) => ({
  data: await loadPartResults(params.id, { file: Number(query.file), part: Number(query.part) }, services),
})
