import { S3Refusal } from './refusal.ts'

const incomplete = () => new S3Refusal(400, 'IncompleteBody', 'The chunked body is malformed or incomplete.')

/**
 * Takes apart an `aws-chunked` body: `<hex size>\r\n<bytes>\r\n` repeated, a chunk of size 0, then trailers, among them
 * the checksum of a stream whose bytes were not known when its headers left.
 */
export const readChunked = (body: Buffer): { bytes: Buffer; trailers: Record<string, string> } => {
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
