import { receivePaper } from '#functions/app/cases/change-review.ts'
import { loadCase } from '#functions/app/cases/load-case.ts'
import { presentCase } from '#functions/app/cases/present-case.ts'
import type { Route } from '#functions/http/route.ts'
import {
  cases,
  challans,
  files,
  formerApplications,
  sentFiles,
  users,
} from '#functions/services/service-factories.ts'

export const needs = { cases, challans, files, formerApplications, sentFiles, users }

export const route: Route<'cases.receive', typeof needs> = async (request, services) => {
  const { params, body, staff } = request
  const staffCase = await loadCase(params.id, services)
  await receivePaper(staffCase, body, staff, request, services)
  return { data: await presentCase(await loadCase(params.id, services), staff, request, services) }
}
