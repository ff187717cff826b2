/** A photo is stored before the record that names it; what no record comes to name is removed again. */
import type { StoredApplicant } from '#functions/data/applicant.ts'
import type { Limit } from '#functions/data/limit.ts'
import type { Needs } from '#functions/services/services.ts'
import { Refusal } from '#shared/errors.ts'

const byUser: Limit = { scope: 'photo', most: 40, windowInSeconds: 60 * 60 }

/** @throws Invalid, TooMany */
export const storePhoto = async (
  userId: string,
  dataString: string,
  now: Date,
  services: Needs<'limits' | 'photos'>,
) => {
  await services.limits.count(byUser, userId, now)
  return services.photos.keep(userId, dataString)
}

/** Removes a photo that its record no longer names, unless a former application rests on it. */
const letGoPhoto = async (
  userId: string,
  key: string | undefined,
  { photos, formerApplications }: Needs<'formerApplications' | 'photos'>,
): Promise<void> => {
  if (key && !(await formerApplications.fileKeys(userId)).has(key)) await photos.discard(key)
}

/**
 * Waits for the record; discards a new photo that it does not name, and the photo that it no longer names. When nobody
 * can say whether the record was saved, the new photo stays: a photo too many harms nobody, a missing one does.
 */
export const settlePhotos = async (
  userId: string,
  saving: Promise<StoredApplicant>,
  { newKey, oldKey }: { newKey?: string; oldKey?: string },
  services: Needs<'formerApplications' | 'photos'>,
): Promise<StoredApplicant> => {
  const { photos } = services
  try {
    const saved = await saving
    if (newKey !== saved.photo_key) await photos.discard(newKey)
    if (oldKey !== saved.photo_key) await letGoPhoto(userId, oldKey, services).catch(() => undefined)
    return saved
  } catch (error) {
    if (error instanceof Refusal && newKey !== oldKey) await photos.discard(newKey)
    throw error
  }
}
