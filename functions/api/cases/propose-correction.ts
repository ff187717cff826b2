import { loadCase, loadCaseToChange } from '#functions/app/cases/load-case.ts'
import { proposeCorrection } from '#functions/app/cases/office-corrections/propose-correction.ts'
import { caseNeeds, presentCase } from '#functions/app/cases/present-case.ts'
import type { Route } from '#functions/http/route.ts'

export const needs = caseNeeds

export const route: Route<'cases.proposeCorrection', typeof needs> = async (request, services) => {
  const { params, body, staff } = request
  await proposeCorrection(await loadCaseToChange(params.id, staff, services), body, staff, request, services)
  return { data: await presentCase(await loadCase(params.id, services), staff, request, services) }
}
