import { keepClosedAccount } from '#functions/app/applicants/close-account.ts'
import { noteReturnOpened } from '#functions/app/applicants/open-return.ts'
import { presentUser } from '#functions/app/applicants/present-user.ts'
import { signIn } from '#functions/app/sign-in/sign-in.ts'
import type { User } from '#functions/data/applicants/user.ts'
import type { Route } from '#functions/http/route.ts'
import {
  accountClosings,
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
  accountClosings,
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
  const load = async (id: string) => {
    const user = await users.load(id, { consistent: true })
    return user?.account.closed_at ? null : user
  }
  const verifyFurther = async (user: User) => ({
    person: await keepClosedAccount(user, request.body.keep_account === true, request, services),
    factor: 'password' as const,
  })
  const people = { idByEmail: accounts.idByEmail, load, verifyFurther }
  const { person, token } = await signIn('applicant', request, people, services)
  const user = await noteReturnOpened(person, request, services)
  const started_at = Math.floor(request.now.getTime() / 1000)
  return { data: { ...token, user: await presentUser(user, { started_at }, services) } }
}
