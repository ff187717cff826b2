import { ownRecord } from '#functions/app/applicants/own-record.ts'
import { presentApplicant } from '#functions/app/applicants/present-user.ts'
import type { Route } from '#functions/http/route.ts'
import { files } from '#functions/services/service-factories.ts'

export const needs = { files }

export const route: Route<'applications.get', typeof needs> = async ({ params, user }, services) => ({
  data: await presentApplicant(ownRecord(user.applicant, params.id), services),
})
