import type { Route } from '#functions/http/route.ts'
import type { bankStatement } from '#shared/contract/bank-statement.ts'

export const route: Route<typeof bankStatement.list> = async ({ query }, { bankImports }) => ({
  data: await bankImports.page(query.cursor),
})
