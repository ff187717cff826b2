import { changeUserApplication } from '#functions/app/applicants/change-user-application.ts'
import { ownRecord } from '#functions/app/applicants/own-record.ts'
import { changeOnce } from '#functions/app/command-attempt.ts'
import type { Route } from '#functions/http/route.ts'
import { userApplications, users } from '#functions/services/service-factories.ts'

export const needs = { userApplications, users }

/** The specification's path for changing the user application record. */
export const route: Route<'tasks.update', typeof needs> = async (request, services) => {
  const { params, body, user } = request
  const before = ownRecord(user.user_application, params.id)
  const data = await changeOnce(before, request, ['user application', body], (once) =>
    changeUserApplication(user, before, body, once, services),
  )
  return { data, message: 'User application updated successfully' }
}
