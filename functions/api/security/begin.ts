import { beginSetUp } from '#functions/app/sign-in/set-up-second-factor.ts'
import type { Route } from '#functions/http/route.ts'
import {
  limits,
  oneTimePasswords,
  passkeyQuestions,
  passkeys,
  passkeyVerifier,
  passwords,
  secondFactors,
} from '#functions/services/service-factories.ts'

export const needs = {
  limits,
  oneTimePasswords,
  passkeyQuestions,
  passkeys,
  passkeyVerifier,
  passwords,
  secondFactors,
}

export const route: Route<'security.begin', typeof needs> = async ({ body, staff, attempt }, services) => ({
  data: await beginSetUp(staff, body, attempt, services),
})
