import { ownPasskeys } from '#functions/app/applicants/own-passkeys.ts'
import type { Route } from '#functions/http/route.ts'
import { passkeys, passkeyVerifier } from '#functions/services/service-factories.ts'

export const needs = { passkeys, passkeyVerifier }

export const route: Route<'passkeys.list', typeof needs> = async (request, services) => ({
  data: await ownPasskeys(request, services),
})
