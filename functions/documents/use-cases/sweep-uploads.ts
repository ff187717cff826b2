/** The daily clean-up: removes files that were uploaded and never became a document or a photo, or have been replaced. */

import { formerApplications } from '#functions/accounts/data/person/former-application.ts'
import { users } from '#functions/accounts/data/person/user.ts'
import { snapshots } from '#functions/applications/data/snapshot.ts'
import { keptFiles } from '#functions/applications/use-cases/kept-files.ts'
import { documents } from '#functions/documents/data/document.ts'
import { files } from '#functions/platform/gateways/files.ts'
import {
  documentPrefix,
  incomingPlace,
  incomingPrefix,
  photoMark,
  photoPrefix,
} from '#functions/platform/gateways/object-keys.ts'
import type { Wired } from '#functions/platform/services/services.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'

export const needs = { documents, files, formerApplications, snapshots, users }

const hourInMs = 60 * 60 * 1000
/** Long enough that whatever a crash or a late repetition leaves in `documents/` still has its entry in `incoming/`. */
const incomingKeptForMs = 24 * hourInMs
/** After this time the pointer to a copy has been set: an upload may be confirmed for a quarter of an hour. */
const copySettledAfterMs = hourInMs

/**
 * Removes old uploads, and of each document's files those that neither the document nor a version of an application names.
 * @returns a function that removes them and gives their number.
 */
export const sweepUploads =
  ({ files, documents, users, clock, log, ...services }: Wired<typeof needs>) =>
  async (): Promise<{ removed: number }> => {
    const olderThan =
      (ms: number) =>
      ({ storedAt }: { storedAt: Date }): boolean =>
        clock().getTime() - storedAt.getTime() > ms
    let removed = 0
    const remove = async (key: string) => {
      await files.remove(key)
      removed += 1
    }

    /** Every file below a prefix that neither a record nor a version of an application names. */
    const sweepBelow = async (userId: string, prefix: string, named: readonly (string | undefined)[]) => {
      const kept = await keptFiles(userId, services)
      for (const { key } of (await files.list(prefix)).filter(olderThan(copySettledAfterMs)))
        if (!named.includes(key) && !kept.has(key)) await remove(key)
    }
    const sweepPhotos = async (userId: string) => {
      const user = await users.load(userId)
      if (user) await sweepBelow(userId, photoPrefix(userId), [user.applicant?.photo_key])
    }
    const sweepDocument = async (place: { userId: string; name: DocumentKey }) => {
      const pointer = await documents.read(place.userId, place.name)
      const named = [pointer?.object_key, pointer?.former?.object_key]
      await sweepBelow(place.userId, documentPrefix(place), named)
    }

    for (const { key } of (await files.list(incomingPrefix)).filter(olderThan(incomingKeptForMs))) {
      const { userId, name } = incomingPlace(key)
      await (name === photoMark ? sweepPhotos(userId) : sweepDocument({ userId, name }))
      await remove(key)
    }
    log({ ts: clock().toISOString(), level: 'info', event: 'UPLOADS_SWEPT', removed })
    return { removed }
  }
