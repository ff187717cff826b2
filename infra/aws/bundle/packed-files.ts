/**
 * Many files that are much alike in one: with a window wider than several of them, the 160 MB of all source maps become 1 MB.
 */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_MAX_WINDOW_BITS } = constants
const options = { params: { [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS, [BROTLI_PARAM_QUALITY]: 5 } }

/** Before the files there is one line of JSON, which says where each file begins and ends after that line. */
interface Contents {
  groups: Record<string, Record<string, [number, number]>>
  about: unknown
}

/** A file that several groups share is there once. The same files give the same bytes. */
export const packFiles = (
  groups: (readonly [name: string, files: Map<string, Uint8Array>])[],
  about?: unknown,
): Buffer => {
  const contents: Contents = { groups: {}, about }
  const places = new Map<Uint8Array, [number, number]>()
  let end = 0
  for (const [name, files] of groups) {
    const group: Record<string, [number, number]> = {}
    for (const [file, bytes] of files) {
      if (!places.has(bytes)) {
        places.set(bytes, [end, end + bytes.length])
        end += bytes.length
      }
      group[file] = places.get(bytes)!
    }
    contents.groups[name] = group
  }
  const line = Buffer.from(`${JSON.stringify(contents)}\n`)
  return brotliCompressSync(Buffer.concat([line, ...places.keys()]), options)
}

/** Opens what `packFiles` made. */
export const openPackedFiles = (packed: Uint8Array) => {
  const bytes = brotliDecompressSync(packed)
  const behindLine = bytes.indexOf('\n') + 1
  const { groups, about }: Contents = JSON.parse(bytes.toString('utf8', 0, behindLine))
  const seen = new Map<string, Uint8Array>()
  const at = ([start, end]: [number, number]): Uint8Array => {
    const view = seen.get(`${start}-${end}`) ?? bytes.subarray(behindLine + start, behindLine + end)
    seen.set(`${start}-${end}`, view)
    return view
  }
  return {
    about,
    names: Object.keys(groups),
    files: (name: string): Map<string, Uint8Array> =>
      new Map(Object.entries(groups[name] ?? {}).map(([file, place]) => [file, at(place)])),
  }
}
