import { answeredChecksums, verifyChecksums } from './checksums.ts'
import { readChunked } from './chunked-body.ts'
import { descriptionIn } from './description.ts'
import type { S3Operation } from './operation.ts'
import { notImplemented, S3Refusal } from './refusal.ts'

/** PutObject: a new version, after every checksum that came along was found right. */
export const putObject: S3Operation = async ({ key, headers, body, storage }) => {
  const { bytes, trailers } = isChunked(headers) ? readChunked(body) : { bytes: body, trailers: {} }
  const promised = headers['x-amz-decoded-content-length']
  if (promised !== undefined && Number(promised) !== bytes.length) {
    throw new S3Refusal(400, 'IncompleteBody', 'The body is not as long as it was said to be.')
  }
  const stored = await storage.put({
    key,
    bytes,
    checksums: verifyChecksums({ ...headers, ...trailers }, bytes),
    ...descriptionIn(headers),
  })
  return {
    status: 200,
    headers: {
      etag: stored.etag,
      'x-amz-version-id': stored.versionId,
      ...answeredChecksums(stored.checksums),
    },
  }
}

const isChunked = (headers: Record<string, string>): boolean => {
  const payload = headers['x-amz-content-sha256'] ?? ''
  if (payload.startsWith('STREAMING-') && payload !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') {
    throw notImplemented('A body of signed chunks')
  }
  return payload.startsWith('STREAMING-') || (headers['content-encoding'] ?? '').includes('aws-chunked')
}
