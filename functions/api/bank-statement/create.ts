import type { Route } from '#functions/http/route.ts'
import type { bankStatement } from '#shared/contract/bank-statement.ts'

export const route: Route<typeof bankStatement.create> = async (
  { body, staff, attempt },
  { bankImports },
) => ({
  data: await bankImports.create(body, { id: staff.id, name: staff.account.name }, attempt),
})
