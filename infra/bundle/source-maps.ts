/**
 * The source maps of all functions of a release in one file. They are no part of the zip files; `npm run trace` reads them.
 * Most maps are alike: with a window wider than several of them, 160 MB become 1 MB.
 */
import type { SourceMapPayload } from 'node:module'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { BuiltFunction } from './build.ts'

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_MAX_WINDOW_BITS } = constants
const options = { params: { [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS, [BROTLI_PARAM_QUALITY]: 5 } }

/** In front of the maps stands one line of JSON: where each begins and ends behind that line, by function and file. */
type Places = Record<string, Record<string, [number, number]>>

/** The same functions give the same bytes. */
export const packSourceMaps = (built: Pick<BuiltFunction, 'name' | 'maps'>[]): Buffer => {
  const places: Places = {}
  let end = 0
  for (const { name, maps } of built)
    for (const [file, { length }] of maps) {
      places[name] = { ...places[name], [file.replace(/\.map$/, '')]: [end, end + length] }
      end += length
    }
  const maps = built.flatMap((one) => [...one.maps.values()])
  return brotliCompressSync(Buffer.concat([Buffer.from(`${JSON.stringify(places)}\n`), ...maps]), options)
}

/** Opens packed maps. */
export const openSourceMaps = (packed: Uint8Array) => {
  const bytes = brotliDecompressSync(packed)
  const behindLine = bytes.indexOf('\n') + 1
  const places: Places = JSON.parse(bytes.toString('utf8', 0, behindLine))
  return {
    functions: Object.keys(places),
    find: (name: string, file: string): SourceMapPayload | undefined => {
      const [start, end] = places[name]?.[file] ?? []
      if (start === undefined || end === undefined) return undefined
      return JSON.parse(bytes.toString('utf8', behindLine + start, behindLine + end))
    },
  }
}
export type SourceMaps = ReturnType<typeof openSourceMaps>
