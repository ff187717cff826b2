import { fromCursor, toCursor } from '#functions/data/cursor.ts'
import type { Route } from '#functions/http/route.ts'
import { registrationHistory } from '#functions/services/service-factories.ts'

export const needs = { registrationHistory }

export const route: Route<'registrations.history', typeof needs> = async (
  { params, query },
  { registrationHistory },
) => {
  const after = query.cursor === undefined ? undefined : fromCursor(query.cursor)
  const { changes, next } = await registrationHistory.page(params.number, after)
  return { data: { entries: changes, next: next && toCursor(next) } }
}
