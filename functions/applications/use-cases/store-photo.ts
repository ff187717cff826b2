/** A photo is stored before the record that names it; a photo that no record names is removed. */

import type { Limit } from '#functions/platform/limits/limit.ts'
import type { Needs } from '#functions/services.ts'
import { Refusal } from '#shared/kit/errors.ts'
import type { StoredApplicant } from '../data/stored-applicant.ts'
import { keptFiles } from './kept-files.ts'

const byUser: Limit = { scope: 'photo', most: 40, windowInSeconds: 60 * 60 }

/** @throws Invalid, TooMany */
export const storePhoto = async (
  userId: string,
  dataString: string,
  now: Date,
  services: Needs<'limits' | 'photos'>,
) => {
  await services.limits.count(byUser, userId, now)
  return services.photos.store(userId, dataString)
}

/** Removes a photo that its record no longer names, unless a version of an application names it. */
const deletePhoto = async (
  userId: string,
  key: string | undefined,
  services: Needs<'formerApplications' | 'photos' | 'snapshots'>,
): Promise<void> => {
  if (key && !(await keptFiles(userId, services)).has(key)) await services.photos.remove(key)
}

/**
 * Waits until the record is saved, then removes a new photo that it does not name and the photo that it no longer names.
 * When it is uncertain whether the record was saved, the new photo stays: a record without its photo is worse than a photo
 * without a record.
 */
export const removeUnusedPhotos = async (
  userId: string,
  saving: Promise<StoredApplicant>,
  { newKey, oldKey }: { newKey?: string; oldKey?: string },
  services: Needs<'formerApplications' | 'photos' | 'snapshots'>,
): Promise<StoredApplicant> => {
  const { photos } = services
  try {
    const saved = await saving
    if (newKey !== saved.photo_key) await photos.remove(newKey)
    if (oldKey !== saved.photo_key) await deletePhoto(userId, oldKey, services).catch(() => undefined)
    return saved
  } catch (error) {
    if (error instanceof Refusal && newKey !== oldKey) await photos.remove(newKey)
    throw error
  }
}
