import { renewRecoveryCodes } from '#functions/app/sign-in/set-up-second-factor.ts'
import { verifyAgain } from '#functions/app/sign-in/verify-again.ts'
import type { Route } from '#functions/http/route.ts'
import {
  limits,
  oneTimePasswords,
  passkeyQuestions,
  passkeys,
  passkeyVerifier,
  passwords,
  roster,
  secondFactors,
  staff,
} from '#functions/services/service-factories.ts'

export const needs = {
  limits,
  oneTimePasswords,
  passkeyQuestions,
  passkeys,
  passkeyVerifier,
  passwords,
  roster,
  secondFactors,
  staff,
}

export const route: Route<'security.renewCodes', typeof needs> = async (
  { body, staff, session, attempt },
  services,
) => {
  await verifyAgain(staff, body, attempt, services)
  return { data: { recovery_codes: await renewRecoveryCodes(staff, session, attempt, services) } }
}
