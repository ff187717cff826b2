import { searches } from '#functions/app/register/register-limits.ts'
import { searchRegister } from '#functions/app/register/search-register.ts'
import type { Route } from '#functions/http/route.ts'
import { limits, publicSearch, registrations } from '#functions/services/service-factories.ts'

export const needs = { limits, publicSearch, registrations }

export const route: Route<'register.search', typeof needs> = async (
  { query, address, now, today },
  services,
) => {
  await services.limits.count(searches, address, now)
  return { data: await searchRegister(query, today, services) }
}
