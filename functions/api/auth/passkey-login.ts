import { requireOpenAccount } from '#functions/app/applicants/close-account.ts'
import { noteReturnOpened } from '#functions/app/applicants/open-return.ts'
import { presentUser } from '#functions/app/applicants/present-user.ts'
import { signInWithPasskey } from '#functions/app/sign-in/sign-in-with-passkey.ts'
import type { Route } from '#functions/http/route.ts'
import {
  files,
  knownDevices,
  limits,
  passkeyQuestions,
  passkeys,
  passkeyVerifier,
  returnedForms,
  sessions,
  signIns,
  tokenSigner,
  users,
} from '#functions/services/service-factories.ts'

export const needs = {
  files,
  knownDevices,
  limits,
  passkeyQuestions,
  passkeys,
  passkeyVerifier,
  returnedForms,
  sessions,
  signIns,
  tokenSigner,
  users,
}

export const route: Route<'auth.passkeyLogin', typeof needs> = async (request, services) => {
  const load = async (id: string) => {
    const user = await services.users.load(id, { consistent: true })
    // Without a password the account waits for the link by which its owner gets it back.
    if (!user || user.account.closed_at || user.account.password_hash === '') return null
    requireOpenAccount(user.account)
    return user
  }
  const { person, token } = await signInWithPasskey('applicant', request, load, services)
  const user = await noteReturnOpened(person, request, services)
  const started_at = Math.floor(request.now.getTime() / 1000)
  return { data: { ...token, user: await presentUser(user, { started_at }, services) } }
}
