import type { ObjectMeta, StoredObject } from './object-meta.ts'
import type { S3Request } from './operation.ts'
import { notImplemented, S3Refusal } from './refusal.ts'

/** The object that `x-amz-copy-source` names; `versionId` only where the header names a version. */
interface CopySource {
  key: string
  versionId?: string
}

/** Reads `bucket/key?versionId=…`, with or without a slash in front; throws when it names no object of the bucket. */
export const readCopySource = (header: string, bucket: string): CopySource => {
  const [path = '', versionId] = header.split('?versionId=')
  const [from, ...rest] = decoded(path).replace(/^\//, '').split('/')
  if (from !== bucket) throw new S3Refusal(404, 'NoSuchBucket', 'The specified bucket does not exist.')
  return { key: rest.join('/'), ...(versionId && { versionId }) }
}

/** Finds the version to copy; throws when there is none or `x-amz-copy-source-if-match` does not hold. */
export const findCopySource = async (
  source: CopySource,
  { headers, storage }: Pick<S3Request, 'headers' | 'storage'>,
): Promise<StoredObject> => {
  const unread = Object.keys(headers).find((name) => /^x-amz-copy-source-(?!if-match$)/.test(name))
  if (unread) throw notImplemented(unread)
  const found = await storage.read(source.key, source.versionId)
  if (found && !found.meta.deleted) {
    holdTo(headers['x-amz-copy-source-if-match'], found.meta)
    return found
  }
  if (source.versionId === undefined) {
    throw new S3Refusal(404, 'NoSuchKey', 'The specified key does not exist.')
  }
  if (!found) throw new S3Refusal(404, 'NoSuchVersion', 'The specified version does not exist.')
  throw new S3Refusal(400, 'InvalidRequest', 'The source of a copy may not be a delete marker.')
}

const holdTo = (wanted: string | undefined, { etag }: ObjectMeta): void => {
  const plain = (tag: string) => tag.replaceAll('"', '')
  if (wanted === undefined || plain(wanted) === plain(etag)) return
  throw new S3Refusal(412, 'PreconditionFailed', 'The x-amz-copy-source-if-match you specified did not hold.')
}

const decoded = (path: string): string => {
  try {
    // In this header, unlike in a path, S3 reads a plus sign as a space.
    return decodeURIComponent(path.replaceAll('+', ' '))
  } catch {
    throw new S3Refusal(400, 'InvalidArgument', 'Copy Source must be URL-encoded.')
  }
}
