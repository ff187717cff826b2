import { presentUser } from '#functions/app/applicants/present-user.ts'
import { nobody, openSession, provePassword } from '#functions/app/sign-in/sign-in.ts'
import { countSignIn } from '#functions/app/sign-in/sign-in-tries.ts'
import type { Route } from '#functions/http/route.ts'
import {
  accounts,
  files,
  limits,
  passwordHashes,
  passwords,
  sessions,
  tokenSigner,
  users,
} from '#functions/services/service-factories.ts'

export const needs = { accounts, files, limits, passwordHashes, passwords, sessions, tokenSigner, users }

export const route: Route<'auth.login', typeof needs> = async ({ body, address, now }, services) => {
  const { accounts, users } = services
  const takeBack = await countSignIn('applicant', { address, email: body.email, now }, services)
  const found = await users.load((await accounts.idByEmail(body.email)) ?? nobody, { consistent: true })
  const person = await provePassword('applicant', found, body.password, services)
  const token = await openSession('applicant', person, now, services)
  await takeBack()
  const started_at = Math.floor(now.getTime() / 1000)
  return { data: { ...token, user: await presentUser(person, { started_at }, services) } }
}
