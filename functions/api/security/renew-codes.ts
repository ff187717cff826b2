import { renewRecoveryCodes } from '#functions/app/sign-in/set-up-second-factor.ts'
import { verifyAgain, verifyAgainNeeds } from '#functions/app/sign-in/verify-again.ts'
import type { Route } from '#functions/http/route.ts'
import { roster, staff } from '#functions/services/service-factories.ts'

export const needs = { ...verifyAgainNeeds, roster, staff }

export const route: Route<'security.renewCodes', typeof needs> = async (
  { body, staff, session, attempt },
  services,
) => {
  await verifyAgain(staff, body, attempt, services)
  return { data: { recovery_codes: await renewRecoveryCodes(staff, session, attempt, services) } }
}
