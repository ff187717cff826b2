import { prepareCertificates } from '#functions/app/register/prepare-certificates.ts'
import type { Route } from '#functions/http/route.ts'
import {
  cases,
  certificates,
  files,
  registrations,
  statementSigner,
  users,
} from '#functions/services/service-factories.ts'

export const needs = { cases, certificates, files, registrations, statementSigner, users }

export const route: Route<'certificates.prepareMany', typeof needs> = async (request, services) => ({
  data: { results: await prepareCertificates(request.body.ids, request, services) },
})
