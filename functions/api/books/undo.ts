import { undoPart } from '#functions/app/books/undo-part.ts'
import type { Route } from '#functions/http/route.ts'
import { bookParts, books, proposals, registrations } from '#functions/services/service-factories.ts'

export const needs = { books, bookParts, proposals, registrations }

export const route: Route<'books.undo', typeof needs> = async (request, services) => ({
  data: await undoPart(request.params.id, request.body, request.staff, request, services),
})
