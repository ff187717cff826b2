import { signInStaff } from '#functions/app/sign-in/sign-in-staff.ts'
import { presentSignedInStaff } from '#functions/app/staff/present-staff.ts'
import type { Route } from '#functions/http/route.ts'
import {
  limits,
  oneTimePasswords,
  passwordHashes,
  passwords,
  roster,
  secondFactors,
  sessions,
  staff,
  tokenSigner,
} from '#functions/services/service-factories.ts'

export const needs = {
  limits,
  oneTimePasswords,
  passwordHashes,
  passwords,
  roster,
  secondFactors,
  sessions,
  staff,
  tokenSigner,
}

export const route: Route<'adminAuth.login', typeof needs> = async (request, services) => {
  const { member, token } = await signInStaff(request.body, request, services)
  return { data: { ...token, user: presentSignedInStaff(member, services.config) } }
}
