import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { notImplemented, S3Refusal } from './refusal.ts'

const algorithms: Record<string, (bytes: Buffer) => string> = {
  'x-amz-checksum-crc32': (bytes) => {
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(bytes))
    return sum.toString('base64')
  },
  'x-amz-checksum-sha1': (bytes) => createHash('sha1').update(bytes).digest('base64'),
  'x-amz-checksum-sha256': (bytes) => createHash('sha256').update(bytes).digest('base64'),
}

/**
 * Verifies every checksum that came with the bytes and returns them to be stored, with the one that
 * `x-amz-checksum-algorithm` asks for; throws when one is wrong or its algorithm is not offered.
 */
export const verifyChecksums = (headers: Record<string, string>, bytes: Buffer): Record<string, string> => {
  const md5 = headers['content-md5']
  if (md5 !== undefined && createHash('md5').update(bytes).digest('base64') !== md5) {
    throw new S3Refusal(400, 'BadDigest', 'The Content-MD5 you specified did not match what we received.')
  }
  const { 'x-amz-checksum-algorithm': asked, ...others } = headers
  const sent = Object.entries(others).filter(([name]) => name.startsWith('x-amz-checksum-'))
  for (const [name, value] of sent) {
    if (calculated(name, bytes) !== value) {
      throw new S3Refusal(400, 'BadDigest', `The ${name} you specified did not match what we received.`)
    }
  }
  const checksums = Object.fromEntries(sent)
  if (asked === undefined) return checksums
  const name = `x-amz-checksum-${asked.toLowerCase()}`
  return { ...checksums, [name]: calculated(name, bytes) }
}

/** The checksums of an object as answers carry them: with what they are of, which is never a part of an object here. */
export const answeredChecksums = (checksums: Record<string, string>): Record<string, string> =>
  Object.keys(checksums).length > 0 ? { ...checksums, 'x-amz-checksum-type': 'FULL_OBJECT' } : {}

const calculated = (name: string, bytes: Buffer): string => {
  const calculate = algorithms[name]
  if (!calculate) throw notImplemented(name)
  return calculate(bytes)
}
