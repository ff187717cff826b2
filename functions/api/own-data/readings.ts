import { readingsOf } from '#functions/app/own-data/readings.ts'
import type { Route } from '#functions/http/route.ts'
import { events } from '#functions/services/service-factories.ts'

export const needs = { events }

export const route: Route<'ownData.readings', typeof needs> = async ({ user, query }, services) => ({
  data: await readingsOf(user.id, query.cursor, services),
})
