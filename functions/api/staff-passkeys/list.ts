import { presentPasskeys } from '#functions/app/sign-in/enrol-passkey.ts'
import type { Route } from '#functions/http/route.ts'
import { passkeyVerifier } from '#functions/services/service-factories.ts'

export const needs = { passkeyVerifier }

export const route: Route<'staffPasskeys.list', typeof needs> = async ({ staff }, services) => ({
  data: presentPasskeys(staff.secondFactor?.passkeys ?? [], services),
})
