import { withTimeout } from '#web/api/http.ts'

/** A file could not be loaded, though it may be there. */
export class FileFailure extends Error {}

const notFound = 404

/** The bytes at a short-lived address of the object store; null where there is no such file. @throws FileFailure */
export const fetchFile = async (
  address: string,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  try {
    const response = await fetch(address, { signal: withTimeout(signal), cache: 'no-store' })
    if (response.status === notFound) return null
    if (!response.ok) throw new FileFailure()
    return new Uint8Array(await response.arrayBuffer())
  } catch {
    throw new FileFailure()
  }
}
