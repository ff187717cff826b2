import { noteReturnOpened } from '#functions/app/applicants/open-return.ts'
import { presentUser } from '#functions/app/applicants/present-user.ts'
import { signIn } from '#functions/app/sign-in/sign-in.ts'
import type { Route } from '#functions/http/route.ts'
import {
  accounts,
  files,
  knownDevices,
  limits,
  passwordHashes,
  passwords,
  returnedForms,
  sessions,
  signIns,
  signInWaits,
  tokenSigner,
  users,
} from '#functions/services/service-factories.ts'

export const needs = {
  accounts,
  files,
  knownDevices,
  limits,
  passwordHashes,
  passwords,
  returnedForms,
  sessions,
  signIns,
  signInWaits,
  tokenSigner,
  users,
}

export const route: Route<'auth.login', typeof needs> = async (request, services) => {
  const { accounts, users } = services
  const load = (id: string) => users.load(id, { consistent: true })
  const people = { idByEmail: accounts.idByEmail, load }
  const { person, token } = await signIn('applicant', request, people, services)
  const user = await noteReturnOpened(person, request, services)
  const started_at = Math.floor(request.now.getTime() / 1000)
  return { data: { ...token, user: await presentUser(user, { started_at }, services) } }
}
