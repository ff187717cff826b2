import { claimRegistration } from '#functions/app/claims/claim-registration.ts'
import type { Route } from '#functions/http/route.ts'
import { accounts, claims, files, limits, registrations } from '#functions/services/service-factories.ts'

export const needs = { accounts, claims, files, limits, registrations }

export const route: Route<'ownClaims.create', typeof needs> = async (request, services) => {
  const { number, name, father_name, file } = request.body
  const given = { number, name, father_name, bytes: file.bytes }
  return { data: await claimRegistration(request.user, given, request, services) }
}
