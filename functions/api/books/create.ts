import { clerkOf } from '#functions/app/staff/clerk.ts'
import type { Route } from '#functions/http/route.ts'
import { books } from '#functions/services/service-factories.ts'

export const needs = { books }

export const route: Route<'books.create', typeof needs> = async ({ body, staff, attempt }, { books }) => ({
  data: await books.create(body, clerkOf(staff), attempt),
})
