import { users } from '#functions/accounts/data/person/user.ts'
import { contactInformation } from '#functions/applications/data/own-record.ts'
import { changeContact, createContact } from '#functions/applications/use-cases/change-living-record.ts'
import { ownRecord } from '#functions/applications/use-cases/own-record.ts'
import { route } from '#functions/platform/http/route.ts'
import { changeOnce } from '#functions/platform/use-cases/command-attempt.ts'

export const create = route(
  'contactInformation.create',
  { contactInformation, users },
  async (request, services) => ({
    data: await createContact(request.user, request.body, request, services),
    message: 'Contact detail added successfully',
  }),
)

export const current = route('contactInformation.current', {}, async ({ user }) => ({
  data: { contact_information: user.contact_information },
}))

export const get = route('contactInformation.get', {}, async ({ params, user }) => ({
  data: ownRecord(user.contact_information, params.id),
}))

export const update = route(
  'contactInformation.update',
  { contactInformation, users },
  async (request, services) => {
    const { params, body, user } = request
    const before = ownRecord(user.contact_information, params.id)
    const data = await changeOnce(before, request, ['contact', body], (once) =>
      changeContact(user, before, body, once, services),
    )
    return { data, message: 'Contact detail updated successfully' }
  },
)
