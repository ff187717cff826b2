import { loadImportResults } from '#functions/app/bank-statement/load-import.ts'
import type { Route } from '#functions/http/route.ts'
import { bankImports, proposals } from '#functions/services/service-factories.ts'

export const needs = { bankImports, proposals }

export const route: Route<'bankStatement.get', typeof needs> = async ({ params }, services) => ({
  data: await loadImportResults(params.id, services),
})
