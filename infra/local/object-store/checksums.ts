import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { S3Refusal } from './refusal.ts'

const algorithms: Record<string, (bytes: Buffer) => string> = {
  'x-amz-checksum-crc32': (bytes) => {
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(bytes))
    return sum.toString('base64')
  },
  'x-amz-checksum-sha1': (bytes) => createHash('sha1').update(bytes).digest('base64'),
  'x-amz-checksum-sha256': (bytes) => createHash('sha256').update(bytes).digest('base64'),
}

/** Verifies every checksum that came with the bytes and returns them to be stored; throws when one is wrong. */
export function verifyChecksums(headers: Record<string, string>, bytes: Buffer): Record<string, string> {
  const md5 = headers['content-md5']
  if (md5 !== undefined && createHash('md5').update(bytes).digest('base64') !== md5) {
    throw new S3Refusal(400, 'BadDigest', 'The Content-MD5 you specified did not match what we received.')
  }
  const sent = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-checksum-'))
  for (const [name, value] of sent) {
    const calculate = algorithms[name]
    if (!calculate) throw new S3Refusal(501, 'NotImplemented', `${name} is not offered here.`)
    if (calculate(bytes) !== value) {
      throw new S3Refusal(400, 'BadDigest', `The ${name} you specified did not match what we received.`)
    }
  }
  return Object.fromEntries(sent)
}
