import { loadCase, presentCase } from '#functions/app/cases/present-case.ts'
import { requireNoFieldErrors } from '#functions/app/field-errors.ts'
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
import { Conflict } from '#shared/errors.ts'
import { acceptsPapers, receivedAfter, receivedErrors } from '#shared/rules/received-papers.ts'
import { statusLabels } from '#shared/vocabulary.ts'

export const needs = { cases, challans, files, formerApplications, sentFiles, users }

export const route: Route<'cases.receive', typeof needs> = async (request, services) => {
  const { params, body, staff, attempt, versionRead, now } = request
  const it = await loadCase(params.id, services)
  const { status, application_title } = it.review
  requireVersion(it.review, versionRead)
  if (!acceptsPapers(status))
    throw new Conflict(`This cannot be done: the application is ${statusLabels[status].toLowerCase()}`)
  requireNoFieldErrors(receivedErrors(application_title, body.document))

  const me = { id: staff.id, name: staff.account.name }
  const received = receivedAfter(it.review.received, { ...body, by: me, at: now.toISOString() })
  const details = { document: body.document, copies: String(body.copies) }
  const event = { event: 'RECEIVED', by: { kind: 'staff', ...me }, details } as const
  await services.cases.step(it.review, it.application_form, { review: { received }, event }, attempt)
  return { data: await presentCase(await loadCase(params.id, services), staff, request, services) }
}
