import { actOnOwnApplication, loadOwnForm } from '#functions/app/applicants/own-application.ts'
import type { Route } from '#functions/http/route.ts'
import { cases, users } from '#functions/services/service-factories.ts'

export const needs = { cases, users }

export const route: Route<'applicantForm.withdraw', typeof needs> = async (request, services) => {
  const user = await loadOwnForm(request.user, request.params.id, services)
  const data = await actOnOwnApplication('withdraw', user, request, services)
  return { data, message: 'Your application has been withdrawn' }
}
