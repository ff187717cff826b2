/** Inflates a zlib stream, at most `most` bytes; null when broken or longer. */
export type Inflate = (bytes: Uint8Array, most: number) => Uint8Array | null

/** Unpacking, which is given: nothing is read here. */
export interface Unpacking {
  inflate: Inflate
  /** Whether a zlib stream is longer than this; a broken one has the length up to its fault. */
  isLonger: (bytes: Uint8Array, most: number) => boolean
}
