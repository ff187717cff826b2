import { refuseFieldErrors } from '#functions/runtime/field-errors.ts'
import { ownRecord, requireVersion } from '#functions/runtime/own-record.ts'
import type { Route } from '#functions/runtime/route.ts'
import type { tasks } from '#shared/contract/tasks.ts'
import { userApplicationDateErrors } from '#shared/rules/dates.ts'

/** The specification's path for changing the user application record. */
export const route: Route<typeof tasks.update> = async (request, services) => {
  const { params, body, user, today, attempt, ifMatch } = request
  const before = ownRecord(user.user_application, params.id)
  requireVersion(before, ifMatch)
  const { id: _id, version, verification_date: _staffSetIt, ...fields } = { ...before, ...body }
  refuseFieldErrors(userApplicationDateErrors(fields, today))
  return {
    data: await services.userApplications.change(user.id, version, fields, attempt),
    message: 'User application updated successfully',
  }
}
