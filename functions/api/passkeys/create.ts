import { addPasskey } from '#functions/app/applicants/own-passkeys.ts'
import type { Route } from '#functions/http/route.ts'
import {
  accounts,
  passkeyQuestions,
  passkeys,
  passkeyVerifier,
} from '#functions/services/service-factories.ts'

export const needs = { accounts, passkeyQuestions, passkeys, passkeyVerifier }

export const route: Route<'passkeys.create', typeof needs> = async (request, services) => ({
  data: await addPasskey(request, request.body, services),
  message: 'The passkey has been added. Other sessions have ended',
})
