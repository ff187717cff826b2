import type { Route } from '#functions/http/route.ts'
import { deposits } from '#functions/services/service-factories.ts'

export const needs = { deposits }

export const route: Route<'deposits.listSetAside', typeof needs> = async ({ query }, { deposits }) => ({
  data: await deposits.setAsidePage(query.cursor),
})
