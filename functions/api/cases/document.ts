import { readCaseDocument } from '#functions/app/cases/read-case-document.ts'
import type { Route } from '#functions/http/route.ts'
import {
  cases,
  events,
  files,
  formerApplications,
  limits,
  users,
} from '#functions/services/service-factories.ts'

export const needs = { cases, events, files, formerApplications, limits, users }

export const route: Route<'cases.document', typeof needs> = async (request, services) => {
  const { params, query, staff, now } = request
  const { download, former, application } = query
  const options = { attachment: download !== undefined, former: former !== undefined, application }
  return { data: await readCaseDocument(params, options, staff, now, services) }
}
