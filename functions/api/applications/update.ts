import { presentApplicant } from '#functions/app/applicants/present-user.ts'
import { requireUnlocked } from '#functions/app/applicants/require-unlocked.ts'
import { settlePhotos, storePhoto } from '#functions/app/applicants/store-photo.ts'
import { requireNoFieldErrors } from '#functions/app/field-errors.ts'
import { ownRecord } from '#functions/app/own-record.ts'
import type { StoredApplicant } from '#functions/data/applicant.ts'
import type { Route, RouteRequest } from '#functions/http/route.ts'
import {
  applicants,
  files,
  formerApplications,
  limits,
  photos,
} from '#functions/services/service-factories.ts'
import type { Needs } from '#functions/services/services.ts'
import type { applications } from '#shared/contract/applications.ts'
import { Stale } from '#shared/errors.ts'
import { applicantDateErrors } from '#shared/rules/dates.ts'

const noPhoto = { photo_key: undefined, photo_digest: undefined }

/** The photo after the change: absent leaves it, null takes it away, a data string replaces it. */
const photoAfter = (
  before: StoredApplicant,
  request: RouteRequest<typeof applications.update>,
  services: Needs<'limits' | 'photos'>,
) => {
  const { photo } = request.body
  if (photo === undefined) return { photo_key: before.photo_key, photo_digest: before.photo_digest }
  return photo === null || photo === '' ? noPhoto : storePhoto(request.user.id, photo, request.now, services)
}

export const needs = { applicants, files, formerApplications, limits, photos }

export const route: Route<'applications.update', typeof needs> = async (request, services) => {
  const { params, body, user, today, attempt, versionRead } = request
  const before = ownRecord(user.applicant, params.id)
  const stale = async (current: StoredApplicant) => new Stale(await presentApplicant(current, services))
  if (versionRead !== undefined && versionRead !== before.version) throw await stale(before)

  requireUnlocked(user, (field) => `applicant.${field}`, { ...before, photo: undefined }, body)

  const { photo: _photo, ...changes } = body
  const { id: _id, version, ...fields } = { ...before, ...changes }
  requireNoFieldErrors(applicantDateErrors(fields, today))
  const photo = await photoAfter(before, request, services)

  const saving = services.applicants.change(user.id, version, { ...fields, ...photo }, attempt)
  const keys = { newKey: photo.photo_key, oldKey: before.photo_key }
  const after = await settlePhotos(user.id, saving, keys, services).catch(async (error) => {
    throw error instanceof Stale ? await stale(error.details.data as StoredApplicant) : error
  })
  return { data: await presentApplicant(after, services), message: 'User detail updated successfully' }
}
