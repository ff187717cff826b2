import { clerkOf } from '#functions/app/staff/clerk.ts'
import type { Route } from '#functions/http/route.ts'
import { bankImports } from '#functions/services/service-factories.ts'

export const needs = { bankImports }

export const route: Route<'bankStatement.create', typeof needs> = async (
  { body, staff, attempt },
  { bankImports },
) => ({
  data: await bankImports.create(body, clerkOf(staff), attempt),
})
