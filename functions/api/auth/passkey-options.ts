import { askForPasskey } from '#functions/app/sign-in/use-passkey.ts'
import type { Route } from '#functions/http/route.ts'
import { limits, passkeyQuestions, passkeyVerifier } from '#functions/services/service-factories.ts'

export const needs = { limits, passkeyQuestions, passkeyVerifier }

export const route: Route<'auth.passkeyOptions', typeof needs> = async (request, services) => ({
  data: await askForPasskey('applicant', request, services),
})
