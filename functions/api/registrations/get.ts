import { readRegistration } from '#functions/app/register/certificates.ts'
import { registrationFileOf } from '#functions/app/register/registration-file.ts'
import type { Route } from '#functions/http/route.ts'
import {
  accounts,
  certificates,
  changeRequests,
  files,
  proposals,
  registrations,
} from '#functions/services/service-factories.ts'

export const needs = { accounts, certificates, changeRequests, files, proposals, registrations }

export const route: Route<'registrations.get', typeof needs> = async ({ params, today }, services) => ({
  data: await registrationFileOf(await readRegistration(params.number, services), today, services),
})
