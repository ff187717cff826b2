/**
 * The tree of the public log: hashes as RFC 6962 and RFC 9162 define them, kept in tiles as C2SP's tlog-tiles does. A tile holds
 * 256 hashes of one level; each of them stands for a whole tile of the level below.
 */
export type Hash = Uint8Array<ArrayBuffer>
/** Reads a tile of a level; `width` is how many hashes it has. */
export type ReadTile = (level: number, index: number, width: number) => Promise<readonly Hash[]>

export const tileWidth = 256

export const joined = (...parts: Uint8Array[]): Hash => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
const sha256 = async (...parts: Uint8Array[]): Promise<Hash> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', joined(...parts)))

/** @param entry as it is published */
export const leafHash = (entry: string): Promise<Hash> =>
  sha256(Uint8Array.of(0), new TextEncoder().encode(entry))
const parentHash = (left: Hash, right: Hash): Promise<Hash> => sha256(Uint8Array.of(1), left, right)

/** Where the left part of a range ends: the largest power of two below its length. */
const leftPartOf = (count: number): number => 2 ** Math.floor(Math.log2(count - 1))

/** The hash over all of these, which are one or more. */
export const hashOfAll = async (hashes: readonly Hash[]): Promise<Hash> => {
  const [only] = hashes
  if (only && hashes.length === 1) return only
  const left = leftPartOf(hashes.length)
  return parentHash(await hashOfAll(hashes.slice(0, left)), await hashOfAll(hashes.slice(left)))
}

/** How many hashes a level has in a log of this size. */
export const countAt = (level: number, size: number): number => Math.floor(size / tileWidth ** level)
/** How many of them a tile has. */
export const widthOf = (level: number, index: number, size: number): number =>
  Math.min(tileWidth, countAt(level, size) - index * tileWidth)

/** Such as `tile/0/x001/234` and, of a tile that is not full, `tile/entries/000.p/12`. */
export const tilePath = (level: number | 'entries', index: number, width: number): string => {
  const groups = String(index)
    .padStart(Math.ceil(String(index).length / 3) * 3, '0')
    .match(/\d{3}/g) as string[]
  const place = groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/')
  return `tile/${level}/${place}${width < tileWidth ? `.p/${width}` : ''}`
}

/** The tree of the first `size` leaves. */
export const logTree = (read: ReadTile, size: number) => {
  const tiles = new Map<string, ReturnType<ReadTile>>()
  const hashAt = async (level: number, index: number): Promise<Hash> => {
    const tile = Math.floor(index / tileWidth)
    const key = `${level}/${tile}`
    const reading = tiles.get(key) ?? read(level, tile, widthOf(level, tile, size))
    tiles.set(key, reading)
    const hash = (await reading)[index % tileWidth]
    if (!hash) throw new Error(`Tile ${key} is too short`)
    return hash
  }
  const hashOf = async (from: number, to: number): Promise<Hash> => {
    for (let level = 0, spans = 1; spans <= to - from; level++, spans *= tileWidth)
      if (spans === to - from) return hashAt(level, from / spans)
    const middle = from + leftPartOf(to - from)
    return parentHash(await hashOf(from, middle), await hashOf(middle, to))
  }
  const pathTo = async (index: number, from: number, to: number): Promise<Hash[]> => {
    if (to - from === 1) return []
    const middle = from + leftPartOf(to - from)
    return index < middle
      ? [...(await pathTo(index, from, middle)), await hashOf(middle, to)]
      : [...(await pathTo(index, middle, to)), await hashOf(from, middle)]
  }
  return {
    root: (): Promise<Hash> => (size === 0 ? sha256() : hashOf(0, size)),
    /** The hashes beside the way from a leaf to the root. */
    proof: (index: number): Promise<Hash[]> => pathTo(index, 0, size),
  }
}

/** The root that a proof leads to (RFC 9162, 2.1.3.2); null where it has not the form of one. */
export const rootOfProof = async (
  leaf: Hash,
  { index, size, proof }: { index: number; size: number; proof: readonly Hash[] },
): Promise<Hash | null> => {
  let [node, last, root] = [index, size - 1, leaf]
  if (index < 0 || index >= size) return null
  for (const beside of proof) {
    if (last === 0) return null
    if (node % 2 === 1 || node === last) {
      root = await parentHash(beside, root)
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, Math.floor(last / 2)]
    } else root = await parentHash(root, beside)
    ;[node, last] = [Math.floor(node / 2), Math.floor(last / 2)]
  }
  return last === 0 ? root : null
}
