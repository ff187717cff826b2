import type { Route } from '#functions/http/route.ts'
import { books } from '#functions/services/service-factories.ts'

export const needs = { books }

export const route: Route<'books.list', typeof needs> = async (_request, { books }) => ({
  data: await books.list(),
})
