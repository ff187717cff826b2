import { loadCase, loadCaseToChange } from '#functions/app/cases/load-case.ts'
import { caseNeeds, presentCase } from '#functions/app/cases/present-case.ts'
import { takeChange } from '#functions/app/cases/take-change.ts'
import { attemptOfCommand, doOnce, isDoneBy } from '#functions/app/command-attempt.ts'
import type { Route } from '#functions/http/route.ts'
import { events } from '#functions/services/service-factories.ts'

export const needs = { ...caseNeeds, events }

export const route: Route<'cases.takeChange', typeof needs> = async (request, services) => {
  const { params, body, staff } = request
  const staffCase = await loadCaseToChange(params.id, staff, services)
  const attempt = attemptOfCommand(request.attempt, body, staff)
  if (!isDoneBy(attempt, staffCase.review))
    await doOnce(params.id, attempt, services, () =>
      takeChange(staffCase, body, staff, { ...request, attempt }, services),
    )
  return { data: await presentCase(await loadCase(params.id, services), staff, request, services) }
}
