/** An object of the store: its key, what its sender says of it, and what is kept of each version. */

import { validateHeaderName, validateHeaderValue } from 'node:http'
import { S3Refusal } from './refusal.ts'

/** The metadata of one version of an object. */
export interface ObjectMeta {
  key: string
  versionId: string
  contentType: string
  size: number
  etag: string
  lastModified: string
  /** Checksums as sent and verified, by header name, such as `x-amz-checksum-sha256`. */
  checksums: Record<string, string>
  /** Own entries of the sender, by header name (`x-amz-meta-…`), and the like. */
  headers: Record<string, string>
  /** A version that says: deleted. It has no bytes. */
  deleted: boolean
}

/** A version and its bytes. */
export interface StoredObject {
  meta: ObjectMeta
  bytes: Buffer
}

const longestKeyInBytes = 1024

/** Refuses a key that is longer than S3 allows, and gives back any other. */
export const checkedKey = (key: string): string => {
  if (Buffer.byteLength(key) <= longestKeyInBytes) return key
  throw new S3Refusal(400, 'KeyTooLongError', 'Your key is too long.')
}

/** Reads the object's key from the path of an address: empty for the bucket itself; throws for another bucket. */
export const keyInPath = (path: string, bucket: string): string => {
  const [, first, ...rest] = path.split('/')
  if (first !== bucket) throw new S3Refusal(404, 'NoSuchBucket', 'The specified bucket does not exist.')
  return checkedKey(decoded(rest.join('/')))
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new S3Refusal(400, 'InvalidURI', 'The URI cannot be read.')
  }
}

const storedHeaders = ['cache-control', 'content-disposition', 'content-language']

/** The sender's description of an object, which every reader gets. */
interface Description {
  contentType: string
  headers: Record<string, string>
}

/**
 * Picks the description of an object from headers, or from the fields of a form, by lower-case name. Throws when a
 * name or a value cannot be a header: it would break every later answer.
 */
export const descriptionIn = (sent: Record<string, string>): Description => {
  const kept = Object.entries(sent).filter(
    ([name]) => name.startsWith('x-amz-meta-') || storedHeaders.includes(name),
  )
  const contentType = sent['content-type'] ?? 'binary/octet-stream'
  for (const [name, value] of [['content-type', contentType] as const, ...kept]) requireHeader(name, value)
  return { contentType, headers: Object.fromEntries(kept) }
}

const requireHeader = (name: string, value: string): void => {
  try {
    validateHeaderName(name)
    validateHeaderValue(name, value)
  } catch {
    throw new S3Refusal(400, 'InvalidArgument', `${name} or its value cannot be a header.`)
  }
}
