import { renewRecoveryCodes } from '#functions/app/sign-in/set-up-second-factor.ts'
import { verifyPasswordAndCode } from '#functions/app/sign-in/verify-password-and-code.ts'
import type { Route } from '#functions/http/route.ts'
import { limits, oneTimePasswords, passwords, secondFactors } from '#functions/services/service-factories.ts'

export const needs = { limits, oneTimePasswords, passwords, secondFactors }

export const route: Route<'security.renewCodes', typeof needs> = async (
  { body, staff, attempt },
  services,
) => {
  await verifyPasswordAndCode(staff, body, attempt, services)
  return { data: { recovery_codes: await renewRecoveryCodes(staff, attempt, services) } }
}
