/** The code of every Lambda function: a folder to zip for each (`bundle/build.ts` is the recipe). */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type BuiltFunction, buildFunctions } from './bundle/build.ts'
import type { Packaging } from './bundle/plan.ts'

export type { Packaging } from './bundle/plan.ts'

export interface BundledFunction {
  /** Kebab-case, e.g. 'applications-create', the area's name ('auth' | 'applicant' | 'admin'), or a worker's. */
  name: string
  /** `feature.operation` of the endpoints it serves; empty for workers. */
  endpoints: string[]
  /** What triggers it. */
  kind: 'api' | 'stream' | 'schedule'
  /** Folder to zip: index.mjs and what it loads later, no source maps. */
  folder: string
  handler: 'index.handler'
}

const writeAll = async (folder: string, files: Map<string, Uint8Array>): Promise<void> => {
  await mkdir(folder, { recursive: true })
  await Promise.all([...files].map(([name, contents]) => writeFile(join(folder, name), contents)))
}

/**
 * Writes functions into `outDir/functions/<name>`, and their source maps into `outDir/maps/<name>`, where no zip takes
 * them along. Both folders are made anew.
 */
export const writeFunctions = async (built: BuiltFunction[], outDir: string): Promise<BundledFunction[]> => {
  const [functions, maps] = ['functions', 'maps'].map((name) => resolve(outDir, name)) as [string, string]
  await Promise.all([functions, maps].map((folder) => rm(folder, { recursive: true, force: true })))
  return Promise.all(
    built.map(async ({ name, kind, endpoints, ...its }) => {
      const folder = join(functions, name)
      await Promise.all([writeAll(folder, its.files), writeAll(join(maps, name), its.maps)])
      return {
        name,
        kind,
        endpoints: endpoints.map((it) => it.name),
        folder,
        handler: 'index.handler' as const,
      }
    }),
  )
}

/** Bundles all functions into folders below `outDir`. */
export const bundleFunctions = async (options: {
  packaging: Packaging
  outDir: string
}): Promise<BundledFunction[]> => writeFunctions(await buildFunctions(options.packaging), options.outDir)
