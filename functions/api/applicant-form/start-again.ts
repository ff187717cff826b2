import { beginNewApplication } from '#functions/app/applicants/begin-new-application.ts'
import { presentUser } from '#functions/app/applicants/present-user.ts'
import type { Route } from '#functions/http/route.ts'
import { cases, files, users } from '#functions/services/service-factories.ts'

export const needs = { cases, files, users }

export const route: Route<'applicantForm.startAgain', typeof needs> = async (request, services) => {
  const { params, session, attempt } = request
  const user = await beginNewApplication(request.user, params.id, attempt, services)
  return { data: await presentUser(user, session, services), message: 'You can begin a new application' }
}
