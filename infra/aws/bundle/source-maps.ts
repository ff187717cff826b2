/** The source maps of all functions of a release in one file. They are no part of the zip files; `npm run trace` reads them. */
import type { SourceMapPayload } from 'node:module'
import type { BuiltFunction } from './build.ts'
import { openPackedFiles, packFiles } from './packed-files.ts'

export const packSourceMaps = (built: Pick<BuiltFunction, 'name' | 'maps'>[]): Buffer =>
  packFiles(built.map(({ name, maps }) => [name, maps] as const))

/** Opens packed maps. */
export const openSourceMaps = (packed: Uint8Array) => {
  const { names, files } = openPackedFiles(packed)
  return {
    functions: names,
    find: (name: string, file: string): SourceMapPayload | undefined => {
      const map = files(name).get(`${file}.map`)
      return map && JSON.parse(Buffer.from(map).toString())
    },
  }
}
export type SourceMaps = ReturnType<typeof openSourceMaps>
