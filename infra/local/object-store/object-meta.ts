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
