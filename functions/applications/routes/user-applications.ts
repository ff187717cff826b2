import { users } from '#functions/accounts/data/person/user.ts'
import { userApplications } from '#functions/applications/data/user-application.ts'
import { addUserApplication } from '#functions/applications/use-cases/change-living-record.ts'
import { genderOf } from '#functions/applications/use-cases/present-user.ts'
import { route } from '#functions/platform/http/route.ts'

export const create = route(
  'userApplications.create',
  { userApplications, users },
  async (request, services) => ({
    data: await addUserApplication(request.user, request.body, request, services),
    message: 'User application added successfully',
  }),
)

export const current = route('userApplications.current', {}, async ({ user }) => {
  const { name, father_name, cnic, phone, email } = user.account
  return {
    data: {
      name,
      father_name,
      cnic,
      gender: genderOf(user),
      phone,
      email,
      user_application: user.user_application,
    },
  }
})
