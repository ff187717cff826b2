import { beginSetUp } from '#functions/app/sign-in/set-up-second-factor.ts'
import type { Route } from '#functions/http/route.ts'
import { limits, oneTimePasswords, passwords, secondFactors } from '#functions/services/service-factories.ts'

export const needs = { limits, oneTimePasswords, passwords, secondFactors }

export const route: Route<'security.begin', typeof needs> = async ({ body, staff, attempt }, services) => ({
  data: await beginSetUp(staff, body, attempt, services),
})
