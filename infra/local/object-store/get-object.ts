import { answeredChecksums } from './checksums.ts'
import type { S3Operation } from './operation.ts'
import { S3Refusal } from './refusal.ts'

/** Query parameters of a signed URL that replace a header of the answer. */
const replaceable = ['content-type', 'content-disposition', 'cache-control', 'content-language']

/** GetObject: the newest version, or the one named by `versionId`. */
export const getObject: S3Operation = async ({ key, query, headers, storage }) => {
  const versionId = query.get('versionId') ?? undefined
  const found = await storage.read(key, versionId)
  if (!found) {
    throw versionId === undefined
      ? new S3Refusal(404, 'NoSuchKey', 'The specified key does not exist.')
      : new S3Refusal(404, 'NoSuchVersion', 'The specified version does not exist.')
  }
  const { meta, bytes } = found
  if (meta.deleted) throw new S3Refusal(404, 'NoSuchKey', 'The specified key does not exist.')
  const asked = replaceable.flatMap((name) => {
    const value = query.get(`response-${name}`)
    return value === null ? [] : [[name, value]]
  })
  const checksumsAsked = headers['x-amz-checksum-mode'] ?? query.get('x-amz-checksum-mode')
  return {
    status: 200,
    headers: {
      ...meta.headers,
      'content-type': meta.contentType,
      'content-length': String(meta.size),
      'last-modified': new Date(meta.lastModified).toUTCString(),
      etag: meta.etag,
      'x-amz-version-id': meta.versionId,
      ...(checksumsAsked && answeredChecksums(meta.checksums)),
      ...Object.fromEntries(asked),
    },
    body: bytes,
  }
}

/** HeadObject: the headers of GetObject without its bytes. */
export const headObject: S3Operation = async (request) => {
  const { body: _bytes, ...answer } = await getObject(request)
  return answer
}
