import { presentNewUser } from '#functions/app/applicants/present-user.ts'
import { registerApplicant } from '#functions/app/sign-in/register-applicant.ts'
import { issueToken } from '#functions/app/sign-in/start-session.ts'
import type { Route } from '#functions/http/route.ts'
import {
  abandonedAccounts,
  accounts,
  files,
  isCommonPassword,
  knownDevices,
  limits,
  passwords,
  sessions,
  signIns,
  tokenSigner,
} from '#functions/services/service-factories.ts'

export const needs = {
  abandonedAccounts,
  accounts,
  files,
  isCommonPassword,
  knownDevices,
  limits,
  passwords,
  sessions,
  signIns,
  tokenSigner,
}

export const route: Route<'auth.register', typeof needs> = async (request, services) => {
  const { body, now } = request
  const { account, sid, device } = await registerApplicant(body, request, services)
  const token = await issueToken('applicant', account.id, sid, now, services)
  return {
    data: { ...token, ...(device && { device }), user: await presentNewUser(account, now, services) },
    message: 'Your account has been created',
  }
}
