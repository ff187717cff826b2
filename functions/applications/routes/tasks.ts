import { users } from '#functions/accounts/data/person/user.ts'
import { userApplications } from '#functions/applications/data/user-application.ts'
import { changeUserApplication } from '#functions/applications/use-cases/change-living-record.ts'
import { ownRecord } from '#functions/applications/use-cases/own-record.ts'
import { route } from '#functions/platform/http/route.ts'
import { changeOnce } from '#functions/platform/use-cases/command-attempt.ts'

/** The specification's path for changing the user application record. */
export const update = route('tasks.update', { userApplications, users }, async (request, services) => {
  const { params, body, user } = request
  const before = ownRecord(user.user_application, params.id)
  const data = await changeOnce(before, request, ['user application', body], (once) =>
    changeUserApplication(user, before, body, once, services),
  )
  return { data, message: 'User application updated successfully' }
})
