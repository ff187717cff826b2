import { answeredChecksums, verifyChecksums } from './checksums.ts'
import { findCopySource, readCopySource } from './copy-source.ts'
import { descriptionIn } from './description.ts'
import type { S3Operation } from './operation.ts'
import { S3Refusal } from './refusal.ts'
import { element, xmlDocument } from './xml.ts'

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
