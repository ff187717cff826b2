import { historyPageOf } from '#functions/app/register/history-page.ts'
import type { Route } from '#functions/http/route.ts'
import { registrationHistory } from '#functions/services/service-factories.ts'

export const needs = { registrationHistory }

export const route: Route<'registrations.history', typeof needs> = async ({ params, query }, services) => ({
  data: await historyPageOf(params.number, query.cursor, services),
})
