import { checkRegister } from '#functions/app/register/check-register.ts'
import { signLetter } from '#functions/app/register/sign-letter.ts'
import type { Route } from '#functions/http/route.ts'
import { limits, registrations, statementSigner } from '#functions/services/service-factories.ts'

export const needs = { limits, registrations, statementSigner }

/** Compared again, so that the letter is correct at the time of signing. */
export const route: Route<'register.letter', typeof needs> = async (
  { body, address, now, today },
  services,
) => {
  const result = await checkRegister(body, { address, now, today }, services)
  return { data: await signLetter(body, result, services) }
}
