import { prepareCertificate } from '#functions/app/register/certificates.ts'
import { presentCertificate } from '#functions/app/register/present-certificate.ts'
import type { Route } from '#functions/http/route.ts'
import { certificates, files, registrations, statementSigner } from '#functions/services/service-factories.ts'

export const needs = { certificates, files, registrations, statementSigner }

export const route: Route<'certificates.prepare', typeof needs> = async (request, services) => {
  const registration = await prepareCertificate(request.params.number, request, services)
  return { data: await presentCertificate(registration, request.today, services) }
}
