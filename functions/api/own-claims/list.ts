import { presentClaim } from '#functions/app/claims/claim-registration.ts'
import type { Route } from '#functions/http/route.ts'
import { claims } from '#functions/services/service-factories.ts'

export const needs = { claims }

export const route: Route<'ownClaims.list', typeof needs> = async ({ user }, services) => ({
  data: (await services.claims.of(user.id)).claims.map(presentClaim).reverse(),
})
