import { loadRows } from '#functions/app/bank-statement/import-rows.ts'
import type { Route } from '#functions/http/route.ts'
import type { bankStatement } from '#shared/contract/bank-statement.ts'

export const route: Route<typeof bankStatement.get> = async ({ params }, services) => {
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
