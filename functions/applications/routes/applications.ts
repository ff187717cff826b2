import { formerApplications } from '#functions/accounts/data/person/former-application.ts'
import { users } from '#functions/accounts/data/person/user.ts'
import { applicants } from '#functions/applications/data/applicant.ts'
import { snapshots } from '#functions/applications/data/snapshot.ts'
import { changeApplicant, createApplicant } from '#functions/applications/use-cases/change-applicant.ts'
import { ownRecord } from '#functions/applications/use-cases/own-record.ts'
import { presentApplicant } from '#functions/applications/use-cases/present-user.ts'
import { photos } from '#functions/documents/gateways/photos.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { changeOnce } from '#functions/platform/use-cases/command-attempt.ts'

export const create = route(
  'applications.create',
  { applicants, files, formerApplications, limits, photos, snapshots, users },
  async (request, services) => {
    const applicant = await createApplicant(request.user, request.body, request, services)
    return { data: await presentApplicant(applicant, services), message: 'User detail added successfully' }
  },
)

export const current = route('applications.current', { files }, async ({ user }, services) => ({
  data: user.applicant && (await presentApplicant(user.applicant, services)),
}))

export const get = route('applications.get', { files }, async ({ params, user }, services) => ({
  data: await presentApplicant(ownRecord(user.applicant, params.id), services),
}))

export const update = route(
  'applications.update',
  { applicants, files, formerApplications, limits, photos, snapshots, users },
  async (request, services) => {
    const { params, body, user } = request
    const before = ownRecord(user.applicant, params.id)
    const after = await changeOnce(before, request, ['applicant', body], (once) =>
      changeApplicant(user, before, body, once, services),
    )
    return { data: await presentApplicant(after, services), message: 'User detail updated successfully' }
  },
)
