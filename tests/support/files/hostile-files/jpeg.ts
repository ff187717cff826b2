/** Real JPEG files of any size, which every reader opens: grey, one shade for each block of 8 by 8 pixels. */

const startOfImage = Buffer.from([0xff, 0xd8])
const endOfImage = Buffer.from([0xff, 0xd9])

/** A segment with its length. `content` is a text of one byte for each character, or bytes. */
export const segment = (marker: number, content: string | number[] | Buffer): Buffer => {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : Buffer.from(content)
  const length = bytes.length + 2
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), bytes])
}

/** The usual code of the steps between blocks (T.81, table K.3): how many codes of 1 to 16 bits, and their values. */
const stepCode = [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const stepBits = ['00', '010', '011', '100', '101', '110', '1110', '11110']
/** One code of one bit: nothing more in this block. */
const endOfBlockCode = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
const endOfBlock = '0'

const quantisation = segment(0xdb, [0, ...Array(64).fill(8)])
const codes = Buffer.concat([segment(0xc4, [0x00, ...stepCode]), segment(0xc4, [0x10, ...endOfBlockCode])])

const frame = (marker: number, width: number, height: number): Buffer =>
  segment(marker, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0])

/** A scan's header: from which coefficient to which. */
const scan = (from: number, to: number): Buffer => segment(0xda, [1, 1, 0, from, to, 0])

/** A step in the code above: the number of its bits, then the bits, those of a negative number less one. */
const stepOf = (step: number): string => {
  const bits = step === 0 ? 0 : Math.abs(step).toString(2).length
  const digits = bits === 0 ? '' : (step < 0 ? step + 2 ** bits - 1 : step).toString(2).padStart(bits, '0')
  return stepBits[bits] + digits
}

/** Bits as bytes, filled up with ones; a zero is put after each FF. */
const packed = (bits: string): Buffer => {
  const bytes: number[] = []
  for (let at = 0; at < bits.length; at += 8) {
    const byte = Number.parseInt(bits.slice(at, at + 8).padEnd(8, '1'), 2)
    bytes.push(byte, ...(byte === 0xff ? [0] : []))
  }
  return Buffer.from(bytes)
}

/** The steps of a gradient from dark to light, row by row, in runs that begin afresh. */
const gradient = (across: number, down: number, run: number, afterEach: string): string[] => {
  const runs: string[] = []
  let before = 0
  for (let block = 0; block < across * down; block++) {
    if (block % run === 0) {
      runs.push('')
      before = 0
    }
    const shade = Math.round((80 * Math.floor(block / across)) / down) - 40
    runs[runs.length - 1] += stepOf(shade - before) + afterEach
    before = shade
  }
  return runs
}

interface JpegMaking {
  /** Segments before the tables, as cameras write them. */
  metadata?: Buffer[]
  /** Two scans, the second for the finer coefficients. */
  progressive?: boolean
  /** A restart marker after so many blocks. */
  restartEvery?: number
  /** The size in the header. */
  claims?: { width: number; height: number }
}

/** A grey JPEG with a soft gradient. */
export const aJpeg = (width: number, height: number, making: JpegMaking = {}): Buffer => {
  const { metadata = [], progressive = false, restartEvery, claims = { width, height } } = making
  const [across, down] = [Math.ceil(width / 8), Math.ceil(height / 8)]
  const runs = gradient(across, down, restartEvery ?? across * down, progressive ? '' : endOfBlock)
  const data = runs.flatMap((run, index) =>
    index === 0 ? [packed(run)] : [Buffer.from([0xff, 0xd0 + ((index - 1) % 8)]), packed(run)],
  )
  const restarts = restartEvery === undefined ? [] : [segment(0xdd, [restartEvery >> 8, restartEvery & 255])]
  const finer = progressive ? [scan(1, 63), packed(endOfBlock.repeat(across * down))] : []
  return Buffer.concat([
    startOfImage,
    ...metadata,
    quantisation,
    frame(progressive ? 0xc2 : 0xc0, claims.width, claims.height),
    codes,
    ...restarts,
    scan(0, progressive ? 0 : 63),
    ...data,
    ...finer,
    endOfImage,
  ])
}

/** What a phone writes before the tables: EXIF with a thumbnail, XMP, an index of further pictures, fill bytes. */
export const metadataOfPhone = (): Buffer[] => [
  segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0MM\0*\0\0\0\b\0\0', 'latin1'), aJpeg(160, 120)])),
  segment(
    0xe1,
    'http://ns.adobe.com/xap/1.0/\0<?xpacket begin="\xef\xbb\xbf" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="Camera"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
  ),
  segment(0xe2, 'MPF\0MM\0*\0\0\0\b\0\x01\xb0\0\0\x07\0\0\0\x040100\0\0\0\0'),
  Buffer.from([0xff, 0xff, 0xff]),
]
