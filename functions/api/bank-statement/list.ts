import type { Route } from '#functions/http/route.ts'
import { bankImports } from '#functions/services/service-factories.ts'

export const needs = { bankImports }

export const route: Route<'bankStatement.list', typeof needs> = async ({ query }, { bankImports }) => ({
  data: await bankImports.page(query.cursor),
})
