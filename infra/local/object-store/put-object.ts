import { answeredChecksums, verifyChecksums } from './checksums.ts'
import { descriptionIn } from './object.ts'
import type { S3Operation } from './operation.ts'
import { notImplemented, S3Refusal } from './refusal.ts'

const incomplete = () => new S3Refusal(400, 'IncompleteBody', 'The chunked body is malformed or incomplete.')

/**
 * Takes apart an `aws-chunked` body: `<hex size>\r\n<bytes>\r\n` repeated, a chunk of size 0, then trailers, among them
 * the checksum of a stream whose bytes were not known when its headers left.
 */
const readChunked = (body: Buffer): { bytes: Buffer; trailers: Record<string, string> } => {
  const chunks: Buffer[] = []
  let at = 0
  for (;;) {
    const end = body.indexOf('\r\n', at)
    const size = end < 0 ? '' : body.toString('latin1', at, end)
    if (!/^[0-9a-f]{1,8}$/i.test(size)) throw incomplete()
    const start = end + 2
    const length = Number.parseInt(size, 16)
    if (length === 0)
      return { bytes: Buffer.concat(chunks), trailers: readTrailers(body.toString('latin1', start)) }
    at = start + length + 2
    if (body.toString('latin1', at - 2, at) !== '\r\n') throw incomplete()
    chunks.push(body.subarray(start, start + length))
  }
}

const readTrailers = (text: string): Record<string, string> => {
  const lines = text.split('\r\n').filter((line) => line !== '')
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      if (colon < 1) throw incomplete()
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
}

/** PutObject: a new version, after every checksum that came along was found right. */
export const putObject: S3Operation = async ({ key, headers, body, storage }) => {
  const { bytes, trailers } = isChunked(headers) ? readChunked(body) : { bytes: body, trailers: {} }
  const promised = headers['x-amz-decoded-content-length']
  if (promised !== undefined && Number(promised) !== bytes.length) {
    throw new S3Refusal(400, 'IncompleteBody', 'The body is not as long as it was said to be.')
  }
  const stored = await storage.put({
    key,
    ...(headers['if-match'] !== undefined && { replaces: headers['if-match'] }),
    ...(headers['if-none-match'] === '*' && { replaces: '' }),
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
