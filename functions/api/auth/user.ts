import { noteReturnOpened } from '#functions/app/applicants/open-return.ts'
import { presentUser } from '#functions/app/applicants/present-user.ts'
import type { Route } from '#functions/http/route.ts'
import { files, returnedForms } from '#functions/services/service-factories.ts'

export const needs = { files, returnedForms }

export const route: Route<'auth.user', typeof needs> = async (request, services) => {
  const { session } = request
  const user = await noteReturnOpened(request.user, request, services)
  return { data: await presentUser(user, session, services) }
}
