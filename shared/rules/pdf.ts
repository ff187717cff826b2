/** Whether a PDF may be kept (security, T17), read from its structure; nothing is drawn. */

/** Inflates a zlib stream, at most `most` bytes; null when broken or longer. */
export type Inflate = (bytes: Uint8Array, most: number) => Uint8Array | null

export const isPdf = (bytes: Uint8Array): boolean =>
  /^%PDF-(1\.\d|2\.\d)/.test(String.fromCharCode(...bytes.subarray(0, 8)))
