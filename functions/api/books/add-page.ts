import { addPage } from '#functions/app/books/page-scans.ts'
import type { Route } from '#functions/http/route.ts'
import { bookPages, books, files } from '#functions/services/service-factories.ts'

export const needs = { books, bookPages, files }

export const route: Route<'books.addPage', typeof needs> = async (
  { params, body, staff, now },
  services,
) => ({
  data: await addPage(params.id, { page: body.page, bytes: body.file.bytes }, staff, now, services),
})
