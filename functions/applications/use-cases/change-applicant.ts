/** An applicant's personal information, with the photo. */

import type { User } from '#functions/accounts/data/person/user.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import type { ApplicantChanges, NewApplicant } from '#shared/applications/records/applicant.ts'
import { applicantDateErrors } from '#shared/kit/dates.ts'
import { Stale } from '#shared/kit/errors.ts'
import type { StoredApplicant } from '../data/stored-applicant.ts'
import { withPresentForm } from './own-record.ts'
import { presentApplicant } from './present-user.ts'
import { requireUnlocked } from './require-unlocked.ts'
import { removeUnusedPhotos, storePhoto } from './store-photo.ts'

type ApplicantServices = Needs<
  'applicants' | 'formerApplications' | 'limits' | 'photos' | 'snapshots' | 'users'
>

const noPhoto = { photo_key: undefined, photo_digest: undefined }

/** @throws Invalid, Conflict, TooMany */
export const createApplicant = async (
  user: User,
  { photo, ...fields }: NewApplicant,
  { now, today, attempt }: RequestContext,
  services: ApplicantServices,
): Promise<StoredApplicant> => {
  requireNoFieldErrors(applicantDateErrors(fields, today))
  const stored = photo ? await storePhoto(user.id, photo, now, services) : noPhoto
  const saving = withPresentForm(user, services, (present) =>
    services.applicants.create(present, fields, stored, attempt),
  )
  return removeUnusedPhotos(user.id, saving, { newKey: stored.photo_key }, services)
}

/** The photo after the change: absent leaves it, null or an empty text removes it, a data string replaces it. */
const photoAfter = (
  before: StoredApplicant,
  photo: string | null | undefined,
  userId: string,
  now: Date,
  services: Needs<'limits' | 'photos'>,
) => {
  if (photo === undefined) return { photo_key: before.photo_key, photo_digest: before.photo_digest }
  return photo === null || photo === '' ? noPhoto : storePhoto(userId, photo, now, services)
}

/** A form that was filled with the record sends the address of its photo back: the photo stays as it is. */
const isAddressOf = ({ photo_key }: StoredApplicant, photo: string | null | undefined): boolean =>
  photo_key !== undefined && photo?.split('?')[0]?.endsWith(`/${photo_key}`) === true

/** @throws Stale with the record as it is answered, Invalid, TooMany */
export const changeApplicant = async (
  user: User,
  before: StoredApplicant,
  { photo: sentPhoto, ...sent }: ApplicantChanges,
  { now, today, attempt, versionRead }: RequestContext,
  services: ApplicantServices & Needs<'files'>,
): Promise<StoredApplicant> => {
  const stale = async (current: StoredApplicant) => new Stale(await presentApplicant(current, services))
  if (versionRead !== undefined && versionRead !== before.version) throw await stale(before)

  const photo = isAddressOf(before, sentPhoto) ? undefined : sentPhoto
  const refuseLocked = (owner: User) =>
    requireUnlocked(
      owner,
      (field) => `applicant.${field}`,
      { ...before, photo: before.photo_key },
      { ...sent, photo },
      (field) => field !== 'photo' || before.photo_key !== undefined,
    )
  refuseLocked(user)
  const { id: _id, version: _version, ...fields } = { ...before, ...sent }
  requireNoFieldErrors(applicantDateErrors(fields, today))
  const after = await photoAfter(before, photo, user.id, now, services)

  const saving = withPresentForm(user, services, (owner) => {
    refuseLocked(owner)
    return services.applicants.change(owner, before, { ...fields, ...after }, attempt)
  })
  const keys = { newKey: after.photo_key, oldKey: before.photo_key }
  return removeUnusedPhotos(user.id, saving, keys, services).catch(async (error) => {
    throw error instanceof Stale ? await stale(error.details.data as StoredApplicant) : error
  })
}
