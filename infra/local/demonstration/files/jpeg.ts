import type { Picture } from './picture.ts'

const block = 8 // pixels; each block has one shade, which keeps the coder short

const segment = (marker: number, content: readonly number[]): Buffer => {
  const length = content.length + 2
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...content])
}

// The Huffman code of the differences between blocks (T.81, table K.3): how many codes of 1 to 16 bits, then their values.
const differenceCode = [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const differenceBits = ['00', '010', '011', '100', '101', '110', '1110', '11110']
// One code of one bit for the finer coefficients: there are none.
const endOfBlockCode = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
const endOfBlock = '0'

/** A difference as its size in the code above and its bits; a negative one is stored less one. */
function bitsOf(difference: number): string {
  if (difference === 0) return `${differenceBits[0]}`
  const size = Math.abs(difference).toString(2).length
  const stored = difference < 0 ? difference + 2 ** size - 1 : difference
  return `${differenceBits[size]}${stored.toString(2).padStart(size, '0')}`
}

/** Bits as bytes, filled up with ones; a zero follows each FF. */
function packed(bits: string): Buffer {
  const bytes: number[] = []
  for (let at = 0; at < bits.length; at += 8) {
    const byte = Number.parseInt(bits.slice(at, at + 8).padEnd(8, '1'), 2)
    bytes.push(byte, ...(byte === 0xff ? [0] : []))
  }
  return Buffer.from(bytes)
}

/** One shade for each block, in steps of four. */
function shadesOf({ width, height, pixels }: Picture): number[] {
  const shades: number[] = []
  for (let y = 0; y < height; y += block)
    for (let x = 0; x < width; x += block) {
      const [row, column] = [Math.min(y + block / 2, height - 1), Math.min(x + block / 2, width - 1)]
      shades.push(Math.round(((pixels[row * width + column] ?? 0) - 128) / 4))
    }
  return shades
}

/** The picture as a baseline JPEG file of grey, eight times coarser than the picture. */
export function toJpeg(picture: Picture): Buffer {
  const { width, height } = picture
  let before = 0
  let bits = ''
  for (const shade of shadesOf(picture)) {
    bits += bitsOf(shade - before) + endOfBlock
    before = shade
  }
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(32)]),
    segment(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    segment(0xc4, [0x00, ...differenceCode]),
    segment(0xc4, [0x10, ...endOfBlockCode]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    packed(bits),
    Buffer.from([0xff, 0xd9]),
  ])
}
