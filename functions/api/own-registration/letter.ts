import { writeStandingLetter } from '#functions/app/register/standing-letter.ts'
import type { Route } from '#functions/http/route.ts'
import { limits, registrations, statementSigner } from '#functions/services/service-factories.ts'

export const needs = { limits, registrations, statementSigner }

export const route: Route<'ownRegistration.letter', typeof needs> = async (request, services) => ({
  data: await writeStandingLetter(request.user, request, services),
})
