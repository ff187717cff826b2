import { answeredChecksums, verifyChecksums } from './checksums.ts'
import { descriptionIn, type ObjectMeta, type StoredObject } from './object.ts'
import type { S3Operation, S3Request } from './operation.ts'
import { notImplemented, S3Refusal } from './refusal.ts'
import { element, xmlDocument } from './xml.ts'

/** The object that `x-amz-copy-source` names; `versionId` only where the header names a version. */
interface CopySource {
  key: string
  versionId?: string
}

/** Reads `bucket/key?versionId=…`, with or without a slash in front; throws when it names no object of the bucket. */
const readCopySource = (header: string, bucket: string): CopySource => {
  const [path = '', versionId] = header.split('?versionId=')
  const [from, ...rest] = decoded(path).replace(/^\//, '').split('/')
  if (from !== bucket) throw new S3Refusal(404, 'NoSuchBucket', 'The specified bucket does not exist.')
  return { key: rest.join('/'), ...(versionId && { versionId }) }
}

/** Finds the version to copy; throws when there is none or `x-amz-copy-source-if-match` does not hold. */
const findCopySource = async (
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

/** CopyObject: a new version with the bytes of a stored one, and its description or (`REPLACE`) a new one. */
export const copyObject: S3Operation = async ({ bucket, key, headers, storage }) => {
  const source = readCopySource(headers['x-amz-copy-source'] ?? '', bucket)
  const replaced = isReplaced(headers)
  if (!replaced && source.key === key && source.versionId === undefined) {
    throw new S3Refusal(400, 'InvalidRequest', 'A copy to itself must change the metadata.')
  }
  const { meta, bytes } = await findCopySource(source, { headers, storage })
  const description = replaced
    ? descriptionIn(headers)
    : { contentType: meta.contentType, headers: meta.headers }
  const stored = await storage.put({
    key,
    bytes,
    ...description,
    checksums: { ...meta.checksums, ...verifyChecksums(headers, bytes) },
  })
  const checksums = Object.entries(answeredChecksums(stored.checksums)).map(([name, value]) =>
    element(resultName(name), value),
  )
  return {
    status: 200,
    headers: {
      'content-type': 'application/xml',
      'x-amz-version-id': stored.versionId,
      'x-amz-copy-source-version-id': meta.versionId,
    },
    body: xmlDocument(
      'CopyObjectResult',
      [element('LastModified', stored.lastModified), element('ETag', stored.etag), ...checksums].join(''),
    ),
  }
}

const isReplaced = (headers: Record<string, string>): boolean => {
  const directive = headers['x-amz-metadata-directive'] ?? 'COPY'
  if (directive === 'COPY' || directive === 'REPLACE') return directive === 'REPLACE'
  throw new S3Refusal(400, 'InvalidArgument', 'Unknown metadata directive.')
}

/** `x-amz-checksum-sha256` is `ChecksumSHA256` in a result. */
const resultName = (header: string): string => {
  const name = header.slice('x-amz-checksum-'.length)
  return name === 'type' ? 'ChecksumType' : `Checksum${name.toUpperCase()}`
}
