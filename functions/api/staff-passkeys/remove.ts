import { removeOwnPasskey } from '#functions/app/sign-in/own-passkeys-of-staff.ts'
import { verifyAgain, verifyAgainNeeds } from '#functions/app/sign-in/verify-again.ts'
import type { Route } from '#functions/http/route.ts'
import { roster, staff } from '#functions/services/service-factories.ts'

export const needs = { ...verifyAgainNeeds, roster, staff }

export const route: Route<'staffPasskeys.remove', typeof needs> = async (request, services) => {
  const { params, body, staff, session, attempt } = request
  await verifyAgain(staff, body, attempt, services)
  return {
    data: await removeOwnPasskey(staff, session, params.id, attempt, services),
    message: 'The passkey has been removed. Other sessions have ended',
  }
}
