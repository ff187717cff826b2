import { beginPasskey } from '#functions/app/applicants/own-passkeys.ts'
import type { Route } from '#functions/http/route.ts'
import {
  limits,
  passkeyQuestions,
  passkeys,
  passkeyVerifier,
  passwords,
} from '#functions/services/service-factories.ts'

export const needs = { limits, passkeyQuestions, passkeys, passkeyVerifier, passwords }

export const route: Route<'passkeys.begin', typeof needs> = async (request, services) => ({
  data: await beginPasskey(request, request.body.current_password, services),
})
