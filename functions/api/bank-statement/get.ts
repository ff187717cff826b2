import { loadRows } from '#functions/app/bank-statement/import-rows.ts'
import type { Route } from '#functions/http/route.ts'
import { bankImports } from '#functions/services/service-factories.ts'

export const needs = { bankImports }

export const route: Route<'bankStatement.get', typeof needs> = async ({ params }, services) => {
  const kept = await loadRows(params.id, services)
  const [head, done] = await Promise.all([
    services.bankImports.read(kept),
    services.bankImports.results(params.id),
  ])
  const results = kept.rows.map((row) => ({
    ...row,
    result: done.find(({ line }) => line === row.line) ?? null,
  }))
  return { data: { ...head, results } }
}
