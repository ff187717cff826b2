import { addPart } from '#functions/app/books/add-part.ts'
import type { Route } from '#functions/http/route.ts'
import { bookParts, books } from '#functions/services/service-factories.ts'

export const needs = { books, bookParts }

export const route: Route<'books.addPart', typeof needs> = async (request, services) => ({
  data: await addPart(request.params.id, request.body, request.staff, request, services),
})
