import { ownHistoryOf } from '#functions/app/register/own-history.ts'
import type { Route } from '#functions/http/route.ts'
import { registrationHistory } from '#functions/services/service-factories.ts'

export const needs = { registrationHistory }

/** Empty where no entry is linked to the account. */
export const route: Route<'ownRegistration.history', typeof needs> = async ({ user, query }, services) => {
  const own = user.account.registration
  return {
    data: own ? await ownHistoryOf(own.number, query.cursor, services) : { entries: [], next: null },
  }
}
