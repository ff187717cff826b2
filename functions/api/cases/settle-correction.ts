import { loadCase, loadCaseToChange } from '#functions/app/cases/load-case.ts'
import { settleCorrection } from '#functions/app/cases/office-corrections/settle-correction.ts'
import { caseNeeds, presentCase } from '#functions/app/cases/present-case.ts'
import { refreshLists } from '#functions/app/cases/refresh-lists.ts'
import { attemptOfCommand, doOnce, isDoneBy } from '#functions/app/command-attempt.ts'
import type { Route } from '#functions/http/route.ts'
import { events } from '#functions/services/service-factories.ts'

export const needs = { ...caseNeeds, events }

export const route: Route<'cases.settleCorrection', typeof needs> = async (request, services) => {
  const { params, body, staff } = request
  const settlement = { ...body, proposal: params.proposal }
  const staffCase = await loadCaseToChange(params.id, staff, services)
  const attempt = attemptOfCommand(request.attempt, settlement, staff)
  if (!isDoneBy(attempt, staffCase.review))
    await doOnce(params.id, attempt, services, () =>
      settleCorrection(staffCase, settlement, staff, { ...request, attempt }, services),
    )
  const corrected = await loadCase(params.id, services)
  const data = await presentCase(corrected, staff, request, services)
  await refreshLists(corrected, data, services) // the correction may change the warnings
  return { data }
}
