import { signInStaff } from '#functions/app/sign-in/sign-in-staff.ts'
import { presentSignedInStaff } from '#functions/app/staff/present-staff.ts'
import type { Route } from '#functions/http/route.ts'
import {
  knownDevices,
  limits,
  oneTimePasswords,
  passkeyQuestions,
  passkeys,
  passkeyVerifier,
  passwordHashes,
  passwords,
  roster,
  secondFactors,
  sessions,
  signIns,
  signInWaits,
  staff,
  tokenSigner,
} from '#functions/services/service-factories.ts'

export const needs = {
  knownDevices,
  limits,
  oneTimePasswords,
  passkeyQuestions,
  passkeys,
  passkeyVerifier,
  passwordHashes,
  passwords,
  roster,
  secondFactors,
  sessions,
  signIns,
  signInWaits,
  staff,
  tokenSigner,
}

export const route: Route<'adminAuth.login', typeof needs> = async (request, services) => {
  const { member, token } = await signInStaff(request, services)
  return { data: { ...token, user: presentSignedInStaff(member, services.config) } }
}
