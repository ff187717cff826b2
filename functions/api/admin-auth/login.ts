import { nobody, openSession, provePassword } from '#functions/app/sign-in/sign-in.ts'
import { countSignIn } from '#functions/app/sign-in/sign-in-tries.ts'
import { codeNeeded, spendCode } from '#functions/app/sign-in/spend-code.ts'
import { presentStaff } from '#functions/app/staff/present-staff.ts'
import type { Route } from '#functions/http/route.ts'
import { signsInWithCodes } from '#functions/services/second-factor-policy.ts'
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
  const { body, address, now, today, attempt } = request
  const { staff, roster, config } = services
  const takeBack = await countSignIn('staff', { address, email: body.email, now }, services)
  const found = await staff.load((await staff.idByEmail(body.email)) ?? nobody, { consistent: true })
  // Who was deactivated is as unknown here as somebody who never was.
  const known = found?.account.is_admin ? found : null
  let person = await provePassword('staff', known, body.password, services)
  if (signsInWithCodes(person)) {
    if (!body.code) {
      await takeBack() // the password was right: this was no guess
      throw codeNeeded()
    }
    await spendCode(person.id, body.code, attempt, services)
    person = (await staff.load(person.id, { consistent: true })) ?? person
  }
  const token = await openSession('staff', person, now, services)
  await roster.noteSignIn(person.account, today)
  await takeBack()
  return { data: { ...token, user: presentStaff(person, config) } }
}
