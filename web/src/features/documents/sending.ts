/** Grant, object store, confirmation: one file's way in, which goes on where it stopped when it is tried again. */
import type { UploadedDocument, UploadGrant, UploadRequest } from '#shared/records/document.ts'
import { ApiFailure } from '#web/api/api-failure.ts'
import { StoreFailure } from './post-to-store.ts'

export interface Watch {
  signal: AbortSignal
  /** @param share of the bytes that have left, between 0 and 1. */
  onProgress: (share: number) => void
  onChecking: () => void
}

/** Passed in, so that tests need no browser. */
export interface SendingDependencies {
  grant: (request: UploadRequest, signal: AbortSignal) => Promise<UploadGrant>
  post: (grant: UploadGrant, file: Blob, watch: Pick<Watch, 'signal' | 'onProgress'>) => Promise<void>
  /** Not to be called back: whether the file became the document is the service's to say. */
  confirm: (grantId: string) => Promise<UploadedDocument>
  /** Milliseconds since 1970. */
  now: () => number
}

/** Whether the service looked at the upload and said no; after anything else the same may be asked again. */
const isVerdict = (thrown: unknown): thrown is ApiFailure =>
  thrown instanceof ApiFailure && [404, 409, 413, 415, 422].includes(thrown.status)

export const createSending = (surroundings: SendingDependencies, request: UploadRequest, file: Blob) => {
  let grant: UploadGrant | undefined
  /** The grant with which the store has taken the file. */
  let arrived: UploadGrant | undefined

  const isExpired = ({ expires_at }: UploadGrant) => Date.parse(expires_at) <= surroundings.now()
  const newGrant = async (signal: AbortSignal): Promise<UploadGrant> => {
    grant = await surroundings.grant(request, signal)
    return grant
  }

  const post = async (watch: Watch): Promise<UploadGrant> => {
    const current = grant && !isExpired(grant) ? grant : await newGrant(watch.signal)
    try {
      await surroundings.post(current, file, watch)
      return current
    } catch (thrown) {
      if (!(thrown instanceof StoreFailure) || thrown.status === 0) throw thrown
      grant = undefined // the store takes nothing with it
      if (thrown.status !== 403) throw thrown
    }
    // Out of date by the store's clock, which is the one that counts: once more with a new one.
    const renewed = await newGrant(watch.signal)
    await surroundings.post(renewed, file, watch)
    return renewed
  }

  const confirm = async ({ id }: UploadGrant): Promise<UploadedDocument> => {
    try {
      return await surroundings.confirm(id)
    } catch (thrown) {
      if (isVerdict(thrown)) {
        grant = undefined
        arrived = undefined
      }
      throw thrown
    }
  }

  return {
    /** @throws ApiFailure, StoreFailure, or the signal's reason when it was aborted. */
    run: async (watch: Watch): Promise<UploadedDocument> => {
      arrived ??= await post(watch)
      watch.onChecking()
      return confirm(arrived)
    },
  }
}
export type Sending = ReturnType<typeof createSending>
