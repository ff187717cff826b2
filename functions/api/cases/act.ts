import { actNeeds, actOnCase } from '#functions/app/cases/act-on-case.ts'
import { loadCase, loadCaseToChange } from '#functions/app/cases/load-case.ts'
import { caseNeeds, presentCase } from '#functions/app/cases/present-case.ts'
import { attemptOfCommand, doOnce, isDoneBy } from '#functions/app/command-attempt.ts'
import { requireVersion } from '#functions/app/require-version.ts'
import type { Route } from '#functions/http/route.ts'
import { events, roster } from '#functions/services/service-factories.ts'

export const needs = { ...caseNeeds, ...actNeeds, events, roster }

export const route: Route<'cases.act', typeof needs> = async (request, services) => {
  const { params, body, staff } = request
  const staffCase = await loadCaseToChange(params.id, staff, services)
  const attempt = attemptOfCommand(request.attempt, body, staff)
  if (!isDoneBy(attempt, staffCase.review))
    await doOnce(params.id, attempt, services, async () => {
      requireVersion(staffCase.review, request.versionRead)
      const people = body.action === 'send-back' ? (await services.roster.read()).people : []
      await actOnCase(staffCase, body, staff, { ...request, attempt, people }, services)
    })
  return { data: await presentCase(await loadCase(params.id, services), staff, request, services) }
}
