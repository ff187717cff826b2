import { readDocumentAsStaff } from '#functions/app/register/change-requests/read-document.ts'
import type { Route } from '#functions/http/route.ts'
import { changeRequests, events, files } from '#functions/services/service-factories.ts'

export const needs = { changeRequests, events, files }

export const route: Route<'changeRequests.document', typeof needs> = async (
  { params, staff, now },
  services,
) => ({ data: await readDocumentAsStaff(params, staff, now, services) })
