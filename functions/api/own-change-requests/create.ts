import { askForChange } from '#functions/app/register/change-requests/ask-for-change.ts'
import type { Route } from '#functions/http/route.ts'
import { changeRequests, files, limits, registrations } from '#functions/services/service-factories.ts'

export const needs = { changeRequests, files, limits, registrations }

export const route: Route<'ownChangeRequests.create', typeof needs> = async (request, services) => {
  const { file, ...given } = request.body
  return { data: await askForChange(request.user, { ...given, bytes: file.bytes }, request, services) }
}
