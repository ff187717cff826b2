import { readOwnRequest } from '#functions/app/register/change-requests/own-requests.ts'
import { readRequestedDocument } from '#functions/app/register/change-requests/read-document.ts'
import type { Route } from '#functions/http/route.ts'
import { changeRequests, files } from '#functions/services/service-factories.ts'

export const needs = { changeRequests, files }

export const route: Route<'ownChangeRequests.document', typeof needs> = async (
  { params, user },
  services,
) => ({ data: await readRequestedDocument(await readOwnRequest(user, params.id, services), services) })
