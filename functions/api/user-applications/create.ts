import { addUserApplication } from '#functions/app/applicants/change-user-application.ts'
import type { Route } from '#functions/http/route.ts'
import { userApplications, users } from '#functions/services/service-factories.ts'

export const needs = { userApplications, users }

export const route: Route<'userApplications.create', typeof needs> = async (request, services) => ({
  data: await addUserApplication(request.user, request.body, request, services),
  message: 'User application added successfully',
})
