/** A real archive of one file, which every unpacking program opens, wherever it is inside another file. */
import { crc32 } from 'node:zlib'

const numbers = (...list: [value: number, bytes: 2 | 4][]): Buffer =>
  Buffer.concat(
    list.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes)
      buffer.writeUIntLE(value, 0, bytes)
      return buffer
    }),
  )

interface ArchiveMaking {
  /** The version that is said to unpack it, times ten; its second byte names a system. */
  version?: number
  /** The place in the whole file, when the archive counts from there. */
  place?: number
}

export const anArchive = ({ version = 20, place = 0 }: ArchiveMaking = {}): Buffer => {
  const [name, content] = [Buffer.from('run.txt'), Buffer.from('hello')]
  const sizes = numbers([crc32(content), 4], [content.length, 4], [content.length, 4], [name.length, 2])
  const about = Buffer.concat([numbers([version, 2], [0, 2], [0, 2], [0, 4]), sizes, numbers([0, 2])])
  const entry = Buffer.concat([Buffer.from('PK\x03\x04'), about, name, content])
  const rest = numbers([0, 2], [0, 2], [0, 2], [0, 4], [place, 4])
  const list = Buffer.concat([Buffer.from('PK\x01\x02'), numbers([20, 2]), about, rest, name])
  const end = numbers([0, 4], [1, 2], [1, 2], [list.length, 4], [place + entry.length, 4], [0, 2])
  return Buffer.concat([entry, list, Buffer.from('PK\x05\x06'), end])
}
