import { importPart } from '#functions/app/books/import-part.ts'
import type { Route } from '#functions/http/route.ts'
import { bookParts, books, registrations, terms } from '#functions/services/service-factories.ts'

export const needs = { books, bookParts, registrations, terms }

export const route: Route<'books.import', typeof needs> = async (request, services) => ({
  data: await importPart(request.params.id, request.body, request, services),
})
