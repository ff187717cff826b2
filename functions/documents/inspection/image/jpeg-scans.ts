/** Whether a JPEG has data for all of its blocks, and the tables that they need (ITU-T T.81, annexes B and F). */

interface Component {
  id: number
  across: number
  down: number
  quantisation: number
}

/** What was read of a file so far. */
interface JpegScans {
  quantisation: Set<number>
  /** Class and number of each table of codes: 0 to 3 for the first value of a block, 16 to 19 for the others. */
  codes: Set<number>
  size: { width: number; height: number }
  components: Component[]
  isProgressive: boolean
  /** The components of which the first value of every block has come. */
  begun: Set<number>
  isSound: boolean
}

export const noScans = (): JpegScans => ({
  ...{ quantisation: new Set(), codes: new Set(), components: [], begun: new Set() },
  ...{ size: { width: 0, height: 0 }, isProgressive: false, isSound: true },
})

const sum = (numbers: Uint8Array): number => numbers.reduce((total, number) => total + number, 0)

/** One or several tables of steps: precision and number, then 64 values of one or two bytes. */
export const noteQuantisation = ({ quantisation }: JpegScans, content: Uint8Array): void => {
  for (let at = 0; at < content.length; ) {
    const first = content[at] as number
    at += 1 + (first >> 4 ? 128 : 64)
    if (at <= content.length) quantisation.add(first & 15)
  }
}

/** One or several tables of codes: class and number, how many codes there are of 1 to 16 bits, and their values. */
export const noteCodes = ({ codes }: JpegScans, content: Uint8Array): void => {
  for (let at = 0; at < content.length; ) {
    const first = content[at] as number
    const values = sum(content.subarray(at + 1, at + 17))
    at += 17 + values
    if (at <= content.length && values > 0) codes.add(first)
  }
}

export const noteFrame = (scans: JpegScans, content: Uint8Array, isProgressive: boolean): void => {
  const word = (at: number) => (content[at] as number) * 256 + (content[at + 1] as number)
  scans.isProgressive = isProgressive
  scans.size = { height: word(1), width: word(3) }
  for (let at = 6; at + 2 < content.length; at += 3) {
    const [id = 0, sampling = 0, quantisation = 0] = content.subarray(at, at + 3)
    scans.components.push({ id, across: sampling >> 4, down: sampling & 15, quantisation })
  }
}

const blocksOf = ({ size, components }: JpegScans, { across, down }: Component): number => {
  const share = (length: number, own: number, most: number) => Math.ceil(Math.ceil((length * own) / most) / 8)
  const most = (of: (component: Component) => number) => Math.max(...components.map(of))
  return (
    share(
      size.width,
      across,
      most((one) => one.across),
    ) *
    share(
      size.height,
      down,
      most((one) => one.down),
    )
  )
}

/** @param content of the header: components with their tables, the first and last value, which bits of them */
export const noteScan = (scans: JpegScans, content: Uint8Array, bytesOfData: number): void => {
  const { components, codes, quantisation, isProgressive, begun } = scans
  const count = content[0] ?? 0
  const [from = 0, , bits = 0] = content.subarray(1 + 2 * count)
  let leastBits = 0
  for (let at = 1; at < 1 + 2 * count; at += 2) {
    const component = components.find(({ id }) => id === content[at])
    const tables = content[at + 1] ?? 0
    const isFirst = from === 0 && bits >> 4 === 0
    scans.isSound &&= component !== undefined && component.across > 0 && component.down > 0
    if (!component || !scans.isSound) return
    scans.isSound &&= quantisation.has(component.quantisation)
    if (isFirst) {
      scans.isSound &&= codes.has(tables >> 4)
      begun.add(component.id)
      // A code has one bit at least; without progression the end of the block has one, too.
      leastBits += blocksOf(scans, component) * (isProgressive ? 1 : 2)
    }
    if (from > 0 || !isProgressive) scans.isSound &&= codes.has(16 + (tables & 15))
  }
  scans.isSound &&= bytesOfData * 8 >= leastBits
}

export const hasAllBlocks = ({ isSound, components, begun }: JpegScans): boolean =>
  isSound && components.every(({ id }) => begun.has(id))
