import { confirmSetUp } from '#functions/app/sign-in/set-up-second-factor.ts'
import type { Route } from '#functions/http/route.ts'
import { limits, oneTimePasswords, roster, staff } from '#functions/services/service-factories.ts'

export const needs = { limits, oneTimePasswords, roster, staff }

export const route: Route<'security.confirm', typeof needs> = async (
  { body, staff, session, attempt },
  services,
) => ({
  data: { recovery_codes: await confirmSetUp(staff, session, body.code, attempt, services) },
})
