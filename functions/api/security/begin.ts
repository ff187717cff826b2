import { beginSetUp } from '#functions/app/sign-in/set-up-second-factor.ts'
import { verifyAgainNeeds } from '#functions/app/sign-in/verify-again.ts'
import type { Route } from '#functions/http/route.ts'

export const needs = verifyAgainNeeds

export const route: Route<'security.begin', typeof needs> = async ({ body, staff, attempt }, services) => ({
  data: await beginSetUp(staff, body, attempt, services),
})
