import { withdrawRequest } from '#functions/app/register/change-requests/withdraw-request.ts'
import type { Route } from '#functions/http/route.ts'
import { changeRequests, files, proposals } from '#functions/services/service-factories.ts'

export const needs = { changeRequests, files, proposals }

export const route: Route<'ownChangeRequests.withdraw', typeof needs> = async (
  { params, user, attempt },
  services,
) => ({ data: await withdrawRequest(user, params.id, attempt, services) })
