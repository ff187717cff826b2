import { loadCase, presentCase } from '#functions/app/cases/present-case.ts'
import { requireVersion } from '#functions/app/own-record.ts'
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

export const route: Route<'cases.tick', typeof needs> = async (request, services) => {
  const { params, body, staff, attempt, versionRead } = request
  const it = await loadCase(params.id, services)
  requireVersion(it.review, versionRead)
  const by = { kind: 'staff', id: staff.id, name: staff.account.name } as const
  const step = { review: { ticks: body.ticks }, event: { event: 'COMPARED', by } as const }
  await services.cases.step(it.review, it.application_form, step, attempt)
  return { data: await presentCase(await loadCase(params.id, services), staff, request, services) }
}
