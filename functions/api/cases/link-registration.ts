import { loadCase, loadCaseToChange } from '#functions/app/cases/load-case.ts'
import { caseNeeds, presentCase } from '#functions/app/cases/present-case.ts'
import { linkRegistration } from '#functions/app/register/link-registration.ts'
import type { Route } from '#functions/http/route.ts'
import { registrations, terms } from '#functions/services/service-factories.ts'

export const needs = { ...caseNeeds, registrations, terms }

export const route: Route<'cases.linkRegistration', typeof needs> = async (request, services) => {
  const { params, body, staff } = request
  await linkRegistration(await loadCaseToChange(params.id, staff, services), body, staff, request, services)
  return { data: await presentCase(await loadCase(params.id, services), staff, request, services) }
}
