import { searchRegister } from '#functions/app/register/search-register.ts'
import type { Route } from '#functions/http/route.ts'
import { publicSearch, registrations } from '#functions/services/service-factories.ts'

export const needs = { publicSearch, registrations }

export const route: Route<'registrations.find', typeof needs> = async ({ query, today }, services) => ({
  data: await searchRegister(query, today, services),
})
