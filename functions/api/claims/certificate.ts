import { readClaimedCertificate } from '#functions/app/claims/read-certificate.ts'
import type { Route } from '#functions/http/route.ts'
import { accounts, claims, events, files } from '#functions/services/service-factories.ts'

export const needs = { accounts, claims, events, files }

export const route: Route<'claims.certificate', typeof needs> = async ({ params, staff, now }, services) => ({
  data: await readClaimedCertificate(params.id, staff, now, services),
})
