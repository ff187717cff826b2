/** The upload of one file (grant, object store, confirmation); when it is run again it resumes after the last finished part. */
import type { UploadedDocument, UploadGrant, UploadRequest } from '#shared/documents/records/document.ts'
import { ApiFailure } from '#web/api/api-failure.ts'
import { StoreFailure } from './post-to-store.ts'

interface UploadCallbacks {
  signal: AbortSignal
  /** @param share of the bytes that have been sent, between 0 and 1. */
  onProgress: (share: number) => void
  onChecking: () => void
}

/** Passed in, so that tests need no browser. */
export interface ResumableUploadDependencies {
  grant: (request: UploadRequest, signal: AbortSignal) => Promise<UploadGrant>
  post: (
    grant: UploadGrant,
    file: Blob,
    watch: Pick<UploadCallbacks, 'signal' | 'onProgress'>,
  ) => Promise<void>
  /** Cannot be aborted: from here on the service decides whether the file becomes the document. */
  confirm: (grantId: string) => Promise<UploadedDocument>
  /** Milliseconds since 1970. */
  now: () => number
}

/** Whether the service has refused the upload; after any other failure the same call may be repeated. */
const isFinalRefusal = (thrown: unknown): thrown is ApiFailure =>
  thrown instanceof ApiFailure && [404, 409, 413, 415, 422].includes(thrown.status)

export const createResumableUpload = (
  dependencies: ResumableUploadDependencies,
  request: UploadRequest,
  file: Blob,
) => {
  let grant: UploadGrant | undefined
  /** The grant under which the store has accepted the file. */
  let storedGrant: UploadGrant | undefined

  const isExpired = ({ expires_at }: UploadGrant) => Date.parse(expires_at) <= dependencies.now()
  const newGrant = async (signal: AbortSignal): Promise<UploadGrant> => {
    grant = await dependencies.grant(request, signal)
    return grant
  }

  const post = async (watch: UploadCallbacks): Promise<UploadGrant> => {
    const current = grant && !isExpired(grant) ? grant : await newGrant(watch.signal)
    try {
      await dependencies.post(current, file, watch)
      return current
    } catch (thrown) {
      if (!(thrown instanceof StoreFailure) || thrown.status === 0) throw thrown
      grant = undefined // the store refuses it
      if (thrown.status !== 403) throw thrown
    }
    // Expired by the store's clock, which is the one that counts: once more with a new grant.
    const renewed = await newGrant(watch.signal)
    await dependencies.post(renewed, file, watch)
    return renewed
  }

  const confirm = async ({ id }: UploadGrant): Promise<UploadedDocument> => {
    try {
      return await dependencies.confirm(id)
    } catch (thrown) {
      if (isFinalRefusal(thrown)) {
        grant = undefined
        storedGrant = undefined
      }
      throw thrown
    }
  }

  return {
    /** @throws ApiFailure, StoreFailure, or the signal's reason when it was aborted. */
    run: async (watch: UploadCallbacks): Promise<UploadedDocument> => {
      storedGrant ??= await post(watch)
      watch.onChecking()
      return confirm(storedGrant)
    },
  }
}
export type ResumableUpload = ReturnType<typeof createResumableUpload>
