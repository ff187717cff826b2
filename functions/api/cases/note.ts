import { loadCaseToChange } from '#functions/app/cases/load-case.ts'
import { writeNote } from '#functions/app/cases/write-note.ts'
import type { Route } from '#functions/http/route.ts'
import { cases, notes, roster, users } from '#functions/services/service-factories.ts'

export const needs = { cases, notes, roster, users }

export const route: Route<'cases.note', typeof needs> = async (request, services) => {
  const { params, body, staff } = request
  const { id } = await loadCaseToChange(params.id, staff, services)
  return { data: await writeNote(id, body, staff, request, services) }
}
