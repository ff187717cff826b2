import { readRegistration } from '#functions/app/register/certificates.ts'
import { presentCertificate } from '#functions/app/register/present-certificate.ts'
import type { Route } from '#functions/http/route.ts'
import { certificates, files, registrations } from '#functions/services/service-factories.ts'

export const needs = { certificates, files, registrations }

export const route: Route<'certificates.get', typeof needs> = async ({ params, today }, services) => ({
  data: await presentCertificate(await readRegistration(params.number, services), today, services),
})
