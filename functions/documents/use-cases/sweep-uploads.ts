/** The daily clean-up: removes files that were uploaded and never became a document, or have been replaced. */

import { formerApplications } from '#functions/accounts/data/person/former-application.ts'
import { snapshots } from '#functions/applications/data/snapshot.ts'
import { keptFiles } from '#functions/applications/use-cases/kept-files.ts'
import { documents } from '#functions/documents/data/document.ts'
import { files } from '#functions/platform/gateways/files.ts'
import {
  documentObjectKey,
  documentPrefix,
  incomingPlace,
  incomingPrefix,
} from '#functions/platform/gateways/object-keys.ts'
import type { Wired } from '#functions/platform/services/services.ts'

export const needs = { documents, files, formerApplications, snapshots }

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
  ({ files, documents, clock, log, ...services }: Wired<typeof needs>) =>
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

    for (const { key } of (await files.list(incomingPrefix)).filter(olderThan(incomingKeptForMs))) {
      const place = incomingPlace(key)
      const pointer = await documents.read(place.userId, place.name)
      const namedKeys = [pointer, pointer?.former].map(
        (file) => file && documentObjectKey({ ...place, id: file.id }),
      )
      const kept = await keptFiles(place.userId, services)
      const copies = await files.list(documentPrefix(place))
      for (const copy of copies.filter(olderThan(copySettledAfterMs)))
        if (!namedKeys.includes(copy.key) && !kept.has(copy.key)) await remove(copy.key)
      await remove(key)
    }
    log({ ts: clock().toISOString(), level: 'info', event: 'UPLOADS_SWEPT', removed })
    return { removed }
  }
