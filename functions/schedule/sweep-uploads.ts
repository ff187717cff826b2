/** The daily sweep: files that were uploaded and never became a document, or were one and are not any more. */
import {
  documentObjectKey,
  documentPrefix,
  incomingPlace,
  incomingPrefix,
} from '#functions/gateways/object-keys.ts'
import type { Services } from '#functions/runtime/services.ts'

/** Long after the last moment at which an upload may still be confirmed. */
const leftAloneInMs = 24 * 60 * 60 * 1000

/**
 * An upload's file in `incoming/` goes last of all, so that whatever a crash has left behind still stands beside one.
 * @returns a Lambda handler that answers with the number of files removed.
 */
export const sweepUploads =
  ({ files, documents, clock, log }: Services) =>
  async (): Promise<{ removed: number }> => {
    const isOld = ({ storedAt }: { storedAt: Date }) => clock().getTime() - storedAt.getTime() > leftAloneInMs
    let removed = 0
    const remove = async (key: string) => {
      await files.remove(key)
      removed += 1
    }

    for (const { key } of (await files.list(incomingPrefix)).filter(isOld)) {
      const place = incomingPlace(key)
      const pointer = await documents.read(place.userId, place.name)
      const named = pointer && documentObjectKey({ ...place, id: pointer.id })
      const kept = await files.list(documentPrefix(place))
      for (const old of kept.filter(isOld)) if (old.key !== named) await remove(old.key)
      await remove(key)
    }
    log({ ts: clock().toISOString(), level: 'info', event: 'UPLOADS_SWEPT', removed })
    return { removed }
  }
