import { askForNewPasskey } from '#functions/app/sign-in/enrol-passkey.ts'
import { verifyAgain } from '#functions/app/sign-in/verify-again.ts'
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

export const route: Route<'staffPasskeys.begin', typeof needs> = async (request, services) => {
  const { body, staff, session, attempt, now } = request
  await verifyAgain(staff, body, attempt, services)
  const held = staff.secondFactor?.passkeys ?? []
  return { data: await askForNewPasskey('staff', staff.account, session, held, now, services) }
}
