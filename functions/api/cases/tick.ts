import { setTicks } from '#functions/app/cases/change-review.ts'
import { loadCase, loadCaseToChange } from '#functions/app/cases/load-case.ts'
import { caseNeeds, presentCase } from '#functions/app/cases/present-case.ts'
import type { Route } from '#functions/http/route.ts'

export const needs = caseNeeds

export const route: Route<'cases.tick', typeof needs> = async (request, services) => {
  const { params, body, staff } = request
  const staffCase = await loadCaseToChange(params.id, staff, services)
  await setTicks(staffCase, body, staff, request, services)
  return { data: await presentCase(await loadCase(params.id, services), staff, request, services) }
}
