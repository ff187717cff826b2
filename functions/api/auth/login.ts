import { noteReturnOpened } from '#functions/app/applicants/open-return.ts'
import { presentUser } from '#functions/app/applicants/present-user.ts'
import { countSignInAttempt } from '#functions/app/sign-in/count-sign-in-attempts.ts'
import { startSession, unknownPersonId, verifyPassword } from '#functions/app/sign-in/sign-in.ts'
import type { Route } from '#functions/http/route.ts'
import {
  accounts,
  files,
  limits,
  passwordHashes,
  passwords,
  returnedForms,
  sessions,
  tokenSigner,
  users,
} from '#functions/services/service-factories.ts'

export const needs = {
  accounts,
  files,
  limits,
  passwordHashes,
  passwords,
  returnedForms,
  sessions,
  tokenSigner,
  users,
}

export const route: Route<'auth.login', typeof needs> = async (request, services) => {
  const { body, address, now } = request
  const { accounts, users } = services
  const uncount = await countSignInAttempt('applicant', { address, email: body.email, now }, services)
  const found = await users.load((await accounts.idByEmail(body.email)) ?? unknownPersonId, {
    consistent: true,
  })
  const verified = await verifyPassword('applicant', found, body.password, services)
  const token = await startSession('applicant', verified, now, services)
  await uncount()
  const user = await noteReturnOpened(verified, request, services)
  const started_at = Math.floor(now.getTime() / 1000)
  return { data: { ...token, user: await presentUser(user, { started_at }, services) } }
}
