import { removePasskey } from '#functions/app/applicants/own-passkeys.ts'
import type { Route } from '#functions/http/route.ts'
import {
  accounts,
  limits,
  passkeys,
  passkeyVerifier,
  passwords,
} from '#functions/services/service-factories.ts'

export const needs = { accounts, limits, passkeys, passkeyVerifier, passwords }

export const route: Route<'passkeys.remove', typeof needs> = async (request, services) => {
  const { params, body } = request
  return {
    data: await removePasskey(request, params.id, body.current_password, services),
    message: 'The passkey has been removed. Other sessions have ended',
  }
}
