import { users } from '#functions/accounts/data/person/user.ts'
import { qualificationInformation } from '#functions/applications/data/own-record.ts'
import {
  addQualification,
  changeQualification,
} from '#functions/applications/use-cases/change-qualification.ts'
import { findOwnQualification } from '#functions/applications/use-cases/own-record.ts'
import { route } from '#functions/platform/http/route.ts'
import { changeOnce } from '#functions/platform/use-cases/command-attempt.ts'

export const create = route(
  'qualificationInformation.create',
  { qualificationInformation, users },
  async (request, services) => ({
    data: await addQualification(request.user, request.body, request, services),
    message: 'Qualification Information added successfully',
  }),
)

export const list = route('qualificationInformation.list', {}, async ({ user }) => ({
  data: { qualification_information: user.qualification_information },
}))

export const get = route('qualificationInformation.get', {}, async ({ params, query, user }) => ({
  data: findOwnQualification(user, params.id, query.qualification_level),
}))

export const update = route(
  'qualificationInformation.update',
  { qualificationInformation, users },
  async (request, services) => {
    const { params, query, body, user } = request
    const level = query.qualification_level ?? body.qualification_level
    const before = findOwnQualification(user, params.id, level)
    const data = await changeOnce(before, request, ['qualification', before.id, body], (once) =>
      changeQualification(user, before, body, once, services),
    )
    return { data, message: 'Qualification Information updated successfully' }
  },
)
