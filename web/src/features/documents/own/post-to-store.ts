/** Sends a file to the object store and reports the progress: `fetch` cannot tell how much has been sent. */
import type { UploadGrant } from '#shared/documents/records/document.ts'

const longestSilenceInMs = 60_000 // a slow line may need as long for what the system has buffered

/** The store did not accept the file: its HTTP status, or 0 when no answer came. */
export class StoreFailure extends Error {
  readonly status: number
  constructor(status: number) {
    super(`The object store answered ${status}`)
    this.name = 'StoreFailure'
    this.status = status
  }
}

/** The form of a grant; the store reads no field after `file`, so that is the last. */
export const uploadForm = ({ fields }: Pick<UploadGrant, 'fields'>, file: Blob): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  return form
}

interface PostCallbacks {
  signal: AbortSignal
  /** @param share between 0 and 1. */
  onProgress: (share: number) => void
}

/** @throws StoreFailure; the signal's reason when it was aborted. */
export const postToStore = (
  grant: UploadGrant,
  file: Blob,
  { signal, onProgress }: PostCallbacks,
): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout>
    const restartTimer = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), longestSilenceInMs)
    }
    const abort = () => request.abort()
    const settle = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      if (request.status >= 200 && request.status < 300) return resolve()
      reject(signal.aborted ? signal.reason : new StoreFailure(request.status))
    }
    signal.addEventListener('abort', abort)
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimer()
      if (total > 0) onProgress(loaded / total)
    }
    request.onloadend = settle // after load, error and abort alike
    request.open('POST', grant.url)
    request.send(uploadForm(grant, file))
    restartTimer()
    onProgress(0)
  })
