import type { Route } from '#functions/http/route.ts'
import { bankImports } from '#functions/services/service-factories.ts'

export const needs = { bankImports }

export const route: Route<'bankStatement.create', typeof needs> = async (
  { body, staff, attempt },
  { bankImports },
) => ({
  data: await bankImports.create(body, { id: staff.id, name: staff.account.name }, attempt),
})
