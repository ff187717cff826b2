import { ownHistoryOf } from '#functions/app/register/own-history.ts'
import { fromCursor, toCursor } from '#functions/data/cursor.ts'
import type { Route } from '#functions/http/route.ts'
import { registrationHistory } from '#functions/services/service-factories.ts'

export const needs = { registrationHistory }

/** Empty where no entry is linked to the account. */
export const route: Route<'ownRegister.history', typeof needs> = async ({ user, query }, services) => {
  const own = user.account.registration
  if (!own) return { data: { entries: [], next: null } }
  const after = query.cursor === undefined ? undefined : fromCursor(query.cursor)
  const { entries, next } = await ownHistoryOf(own.number, after, services)
  return { data: { entries, next: next && toCursor(next) } }
}
