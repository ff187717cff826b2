import type { StoredApplicant } from '#functions/data/applicant.ts'
import { refuseFieldErrors } from '#functions/runtime/field-errors.ts'
import { ownRecord } from '#functions/runtime/own-record.ts'
import { presentApplicant } from '#functions/runtime/present.ts'
import type { Route } from '#functions/runtime/route.ts'
import type { Services } from '#functions/runtime/services.ts'
import type { applications } from '#shared/contract/applications.ts'
import { Stale } from '#shared/errors.ts'
import { applicantDateErrors } from '#shared/rules/dates.ts'

/** The key after the change: absent leaves the photo, null takes it away, a data string replaces it. */
const photoKeyAfter = (
  before: StoredApplicant,
  photo: string | null | undefined,
  userId: string,
  { photos }: Services,
) => {
  if (photo === undefined) return before.photo_key
  return photo === null || photo === '' ? undefined : photos.keep(userId, photo)
}

export const route: Route<typeof applications.update> = async (request, services) => {
  const { params, body, user, today, attempt, ifMatch } = request
  const { applicants, photos } = services
  const before = ownRecord(user.applicant, params.id)
  const stale = async (current: StoredApplicant) => new Stale(await presentApplicant(current, services))
  if (ifMatch !== undefined && ifMatch !== before.version) throw await stale(before)

  const { photo, ...changes } = body
  const { id: _id, version, ...fields } = { ...before, ...changes }
  refuseFieldErrors(applicantDateErrors(fields, today))
  const photo_key = await photoKeyAfter(before, photo, user.id, services)

  const after = await applicants
    .change(user.id, version, { ...fields, photo_key }, attempt)
    .catch(async (error) => {
      throw error instanceof Stale ? await stale(error.details.data as StoredApplicant) : error
    })
  if (before.photo_key && before.photo_key !== after.photo_key) await photos.discard(before.photo_key)
  return { data: await presentApplicant(after, services), message: 'User detail updated successfully' }
}
