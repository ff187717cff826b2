import { renewRecoveryCodes } from '#functions/app/sign-in/set-up-second-factor.ts'
import { verifyPasswordAndCode } from '#functions/app/sign-in/verify-password-and-code.ts'
import type { Route } from '#functions/http/route.ts'
import {
  limits,
  oneTimePasswords,
  passwords,
  roster,
  secondFactors,
  staff,
} from '#functions/services/service-factories.ts'

export const needs = { limits, oneTimePasswords, passwords, roster, secondFactors, staff }

export const route: Route<'security.renewCodes', typeof needs> = async (
  { body, staff, session, attempt },
  services,
) => {
  await verifyPasswordAndCode(staff, body, attempt, services)
  return { data: { recovery_codes: await renewRecoveryCodes(staff, session, attempt, services) } }
}
