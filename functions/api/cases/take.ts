import { assignCase, handoverTo } from '#functions/app/cases/assign-case.ts'
import { loadCase, loadCaseToChange } from '#functions/app/cases/load-case.ts'
import { caseNeeds, presentCase } from '#functions/app/cases/present-case.ts'
import type { Route } from '#functions/http/route.ts'
import { roster } from '#functions/services/service-factories.ts'

export const needs = { ...caseNeeds, roster }

export const route: Route<'cases.take', typeof needs> = async (request, services) => {
  const { params, body, staff } = request
  const [staffCase, { people }] = await Promise.all([
    loadCaseToChange(params.id, staff, services),
    services.roster.read(),
  ])
  await assignCase(staffCase, handoverTo(body.to, body.take_over, staff, people), request, services)
  return { data: await presentCase(await loadCase(params.id, services), staff, request, services) }
}
