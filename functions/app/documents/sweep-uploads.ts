/** The daily sweep: files that were uploaded and never became a document, or were one and are not any more. */
import {
  documentObjectKey,
  documentPrefix,
  incomingPlace,
  incomingPrefix,
} from '#functions/gateways/object-keys.ts'
import { documents, files, formerApplications } from '#functions/services/service-factories.ts'
import type { Wired } from '#functions/services/services.ts'

export const needs = { documents, files, formerApplications }

const hourInMs = 60 * 60 * 1000
/** What was sent stays this long, so that whatever a crash or a late repeat leaves in `documents/` has it beside it. */
const incomingStaysInMs = 24 * hourInMs
/** Long after a copy's pointer is set: an upload may be confirmed for a quarter of an hour. */
const copyIsSettledInMs = hourInMs

/**
 * Removes old uploads, and beside each what was copied from it or replaced by it and is no document.
 * @returns a Lambda handler that answers with the number of files removed.
 */
export const sweepUploads =
  ({ files, documents, formerApplications, clock, log }: Wired<typeof needs>) =>
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

    for (const { key } of (await files.list(incomingPrefix)).filter(olderThan(incomingStaysInMs))) {
      const place = incomingPlace(key)
      const pointer = await documents.read(place.userId, place.name)
      const named = [pointer, pointer?.former].map((it) => it && documentObjectKey({ ...place, id: it.id }))
      const former = await formerApplications.fileKeys(place.userId)
      const kept = await files.list(documentPrefix(place))
      for (const copy of kept.filter(olderThan(copyIsSettledInMs)))
        if (!named.includes(copy.key) && !former.has(copy.key)) await remove(copy.key)
      await remove(key)
    }
    log({ ts: clock().toISOString(), level: 'info', event: 'UPLOADS_SWEPT', removed })
    return { removed }
  }
