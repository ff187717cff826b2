import { loadClaim, presentClaimDetails } from '#functions/app/claims/present-claim.ts'
import type { Route } from '#functions/http/route.ts'
import { accounts, bookParts, books, claims, registrations } from '#functions/services/service-factories.ts'

export const needs = { accounts, books, bookParts, claims, registrations }

export const route: Route<'claims.get', typeof needs> = async (request, services) => {
  const loaded = await loadClaim(request.params.id, services)
  return { data: await presentClaimDetails(loaded, request.query.number, request, services) }
}
