import { ownRequestsOf, presentOwnRequest } from '#functions/app/register/change-requests/own-requests.ts'
import type { Route } from '#functions/http/route.ts'
import { changeRequests, registrations } from '#functions/services/service-factories.ts'

export const needs = { changeRequests, registrations }

export const route: Route<'ownChangeRequests.list', typeof needs> = async ({ user }, services) => {
  const own = user.account.registration
  const [requests, entry] = await Promise.all([
    ownRequestsOf(user, services),
    own ? services.registrations.read(own.number) : null,
  ])
  return { data: requests.map((request) => presentOwnRequest(request, entry)) }
}
