import { loadCase, loadCaseToChange } from '#functions/app/cases/load-case.ts'
import { caseNeeds, presentCase } from '#functions/app/cases/present-case.ts'
import { unlinkRegistration } from '#functions/app/register/link-registration.ts'
import type { Route } from '#functions/http/route.ts'
import { changeRequests, files, registrations, terms } from '#functions/services/service-factories.ts'

export const needs = { ...caseNeeds, changeRequests, files, registrations, terms }

export const route: Route<'cases.unlinkRegistration', typeof needs> = async (request, services) => {
  const { params, body, staff } = request
  await unlinkRegistration(
    await loadCaseToChange(params.id, staff, services),
    body.reason,
    staff,
    request,
    services,
  )
  return { data: await presentCase(await loadCase(params.id, services), staff, request, services) }
}
