import { activeStaffOf } from '#functions/app/sign-in/sign-in-staff.ts'
import { signInWithPasskey } from '#functions/app/sign-in/sign-in-with-passkey.ts'
import { presentSignedInStaff } from '#functions/app/staff/present-staff.ts'
import type { Route } from '#functions/http/route.ts'
import {
  knownDevices,
  limits,
  passkeyQuestions,
  passkeys,
  passkeyVerifier,
  roster,
  sessions,
  signIns,
  staff,
  tokenSigner,
} from '#functions/services/service-factories.ts'

export const needs = {
  knownDevices,
  limits,
  passkeyQuestions,
  passkeys,
  passkeyVerifier,
  roster,
  sessions,
  signIns,
  staff,
  tokenSigner,
}

export const route: Route<'adminAuth.passkeyLogin', typeof needs> = async (request, services) => {
  const { person, token } = await signInWithPasskey('staff', request, activeStaffOf(services), services)
  await services.roster.noteSignIn(person.id, request.today)
  return { data: { ...token, user: presentSignedInStaff(person, services.config) } }
}
