import { decideClaim } from '#functions/app/claims/decide-claim.ts'
import { loadClaim, presentClaimDetails } from '#functions/app/claims/present-claim.ts'
import type { Route } from '#functions/http/route.ts'
import { accounts, bookParts, books, claims, registrations } from '#functions/services/service-factories.ts'

export const needs = { accounts, books, bookParts, claims, registrations }

export const route: Route<'claims.decide', typeof needs> = async (request, services) => {
  const { params, body, staff } = request
  await decideClaim(params.id, body, staff, request, services)
  const loaded = await loadClaim(params.id, services)
  return { data: await presentClaimDetails(loaded, body.number, request, services) }
}
