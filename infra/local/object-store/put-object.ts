import { verifyChecksums } from './checksums.ts'
import { readChunked } from './chunked-body.ts'
import type { S3Operation } from './operation.ts'
import { S3Refusal } from './refusal.ts'

const keptWithTheObject = ['cache-control', 'content-disposition', 'content-language']

/** PutObject: a new version, after every checksum that came along was found right. */
export const putObject: S3Operation = async ({ key, headers, body, storage }) => {
  if ('x-amz-copy-source' in headers) {
    // Without this a copy would silently store an empty object.
    throw new S3Refusal(501, 'NotImplemented', 'CopyObject is not offered here.')
  }
  const { bytes, trailers } = isChunked(headers) ? readChunked(body) : { bytes: body, trailers: {} }
  const promised = headers['x-amz-decoded-content-length']
  if (promised !== undefined && Number(promised) !== bytes.length) {
    throw new S3Refusal(400, 'IncompleteBody', 'The body is not as long as it was said to be.')
  }
  const kept = Object.entries(headers).filter(
    ([name]) => name.startsWith('x-amz-meta-') || keptWithTheObject.includes(name),
  )
  const stored = await storage.put({
    key,
    bytes,
    contentType: headers['content-type'] ?? 'binary/octet-stream',
    checksums: verifyChecksums({ ...headers, ...trailers }, bytes),
    headers: Object.fromEntries(kept),
  })
  return {
    status: 200,
    headers: { etag: stored.etag, 'x-amz-version-id': stored.versionId, ...stored.checksums },
  }
}

function isChunked(headers: Record<string, string>): boolean {
  const payload = headers['x-amz-content-sha256'] ?? ''
  if (payload.startsWith('STREAMING-') && payload !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') {
    throw new S3Refusal(501, 'NotImplemented', 'Signed chunks are not offered here.')
  }
  return payload.startsWith('STREAMING-') || (headers['content-encoding'] ?? '').includes('aws-chunked')
}
