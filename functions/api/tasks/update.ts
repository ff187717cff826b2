import { ownRecord } from '#functions/app/applicants/own-record.ts'
import { requireNoFieldErrors } from '#functions/app/require-no-field-errors.ts'
import { requireVersion } from '#functions/app/require-version.ts'
import type { Route } from '#functions/http/route.ts'
import { userApplications } from '#functions/services/service-factories.ts'
import { userApplicationDateErrors } from '#shared/rules/dates.ts'

export const needs = { userApplications }

/** The specification's path for changing the user application record. */
export const route: Route<'tasks.update', typeof needs> = async (request, services) => {
  const { params, body, user, today, attempt, versionRead } = request
  const before = ownRecord(user.user_application, params.id)
  requireVersion(before, versionRead)
  const { id: _id, version, ...fields } = { ...before, ...body }
  requireNoFieldErrors(userApplicationDateErrors(fields, today))
  return {
    data: await services.userApplications.change(user.id, version, fields, attempt),
    message: 'User application updated successfully',
  }
}
