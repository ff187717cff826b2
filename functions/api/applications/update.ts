import type { StoredApplicant } from '#functions/data/applicant.ts'
import { refuseFieldErrors } from '#functions/runtime/field-errors.ts'
import { keepPhoto, settlePhotos } from '#functions/runtime/keep-photo.ts'
import { ownRecord } from '#functions/runtime/own-record.ts'
import { presentApplicant } from '#functions/runtime/present.ts'
import type { Route, RouteRequest } from '#functions/runtime/route.ts'
import type { Services } from '#functions/runtime/services.ts'
import { requireUnlocked } from '#functions/runtime/unlocked.ts'
import type { applications } from '#shared/contract/applications.ts'
import { Stale } from '#shared/errors.ts'
import { applicantDateErrors } from '#shared/rules/dates.ts'

const noPhoto = { photo_key: undefined, photo_digest: undefined }

/** The photo after the change: absent leaves it, null takes it away, a data string replaces it. */
const photoAfter = (
  before: StoredApplicant,
  request: RouteRequest<typeof applications.update>,
  services: Services,
) => {
  const { photo } = request.body
  if (photo === undefined) return { photo_key: before.photo_key, photo_digest: before.photo_digest }
  return photo === null || photo === '' ? noPhoto : keepPhoto(request.user.id, photo, request.now, services)
}

export const route: Route<typeof applications.update> = async (request, services) => {
  const { params, body, user, today, attempt, ifMatch } = request
  const before = ownRecord(user.applicant, params.id)
  const stale = async (current: StoredApplicant) => new Stale(await presentApplicant(current, services))
  if (ifMatch !== undefined && ifMatch !== before.version) throw await stale(before)

  requireUnlocked(user, (field) => `applicant.${field}`, { ...before, photo: undefined }, body)

  const { photo: _photo, ...changes } = body
  const { id: _id, version, ...fields } = { ...before, ...changes }
  refuseFieldErrors(applicantDateErrors(fields, today))
  const photo = await photoAfter(before, request, services)

  const saving = services.applicants.change(user.id, version, { ...fields, ...photo }, attempt)
  const keys = { newKey: photo.photo_key, oldKey: before.photo_key }
  const after = await settlePhotos(user.id, saving, keys, services).catch(async (error) => {
    throw error instanceof Stale ? await stale(error.details.data as StoredApplicant) : error
  })
  return { data: await presentApplicant(after, services), message: 'User detail updated successfully' }
}
