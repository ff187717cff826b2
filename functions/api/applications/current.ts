import { presentApplicant } from '#functions/app/applicants/present-user.ts'
import type { Route } from '#functions/http/route.ts'
import { files } from '#functions/services/service-factories.ts'

export const needs = { files }

export const route: Route<'applications.current', typeof needs> = async ({ user }, services) => ({
  data: user.applicant && (await presentApplicant(user.applicant, services)),
})
