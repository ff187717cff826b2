import { askForNewPasskey } from '#functions/app/sign-in/enrol-passkey.ts'
import { verifyAgain, verifyAgainNeeds } from '#functions/app/sign-in/verify-again.ts'
import type { Route } from '#functions/http/route.ts'

export const needs = verifyAgainNeeds

export const route: Route<'staffPasskeys.begin', typeof needs> = async (request, services) => {
  const { body, staff, session, attempt, now } = request
  await verifyAgain(staff, body, attempt, services)
  const held = staff.secondFactor?.passkeys ?? []
  return { data: await askForNewPasskey('staff', staff.account, session, held, now, services) }
}
