/** What a table and a bucket hold at three moments, as hashes: enough to compare, and no personal data. */
import { createHash } from 'node:crypto'

/** The live ones before and after the restored moment, and what was restored. */
export type Reading = 'before' | 'after' | 'copy'

export interface Comparison {
  /** How many were the same before and after the restored moment. */
  still: number
  /** Items that were changed, added or removed in the meantime; a restored copy may have either state. */
  moving: number
  /** How many of the unchanged items are missing or different in the copy. */
  wrong: number
  /** How many the copy has, and how many of them as the last reading of what is live. */
  restored: number
  same: number
}

/** 64 bits of SHA-256; 0 says that there is nothing. */
const hashOf = (text: string): bigint => createHash('sha256').update(text).digest().readBigUInt64LE() || 1n

/** A row is the hash of a key, and that of its contents in each reading. */
const width = 4
const column: Record<Reading, number> = { before: 1, after: 2, copy: 3 }
const fullest = 0.75

/** A hash table in 32 bytes a row, so that some millions of items fit into the memory of a small machine. */
export class Fingerprints {
  #rows = new BigUint64Array(1024 * width)
  #used = 0

  /** Where the row of this key is, or may be. */
  #placeOf(key: bigint): number {
    const last = this.#rows.length - width
    let place = (Number(key & 0xffff_ffffn) * width) % this.#rows.length
    while (this.#rows[place] !== 0n && this.#rows[place] !== key) place = place === last ? 0 : place + width
    return place
  }

  #grow(): void {
    const former = this.#rows
    this.#rows = new BigUint64Array(former.length * 2)
    for (let from = 0; from < former.length; from += width)
      if (former[from]) this.#rows.set(former.subarray(from, from + width), this.#placeOf(former[from]!))
  }

  /** @param contents as text that is the same wherever the contents are */
  note(reading: Reading, key: string, contents: string): void {
    const hash = hashOf(key)
    const place = this.#placeOf(hash)
    const isNew = this.#rows[place] === 0n
    this.#rows[place] = hash
    this.#rows[place + column[reading]] = hashOf(contents)
    if (isNew && ++this.#used * width > this.#rows.length * fullest) this.#grow()
  }

  /** Whatever did not change between two readings must be in a copy of a moment between them, just so. */
  compare(): Comparison {
    let [still, wrong, restored, same] = [0, 0, 0, 0]
    for (let place = 0; place < this.#rows.length; place += width) {
      const [, before, after, copy] = this.#rows.subarray(place, place + width)
      if (copy) restored += 1
      if (copy && copy === after) same += 1
      if (!before || before !== after) continue
      still += 1
      if (copy !== before) wrong += 1
    }
    return { still, moving: this.#used - still, wrong, restored, same }
  }
}
