import { addOwnPasskey } from '#functions/app/sign-in/own-passkeys-of-staff.ts'
import type { Route } from '#functions/http/route.ts'
import { passkeyQuestions, passkeyVerifier, roster, staff } from '#functions/services/service-factories.ts'

export const needs = { passkeyQuestions, passkeyVerifier, roster, staff }

export const route: Route<'staffPasskeys.create', typeof needs> = async (
  { body, staff, session, attempt },
  services,
) => ({
  data: await addOwnPasskey(staff, session, body, attempt, services),
  message: 'The passkey has been added. Other sessions have ended',
})
