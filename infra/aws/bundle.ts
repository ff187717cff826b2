/** The code of every Lambda function: a folder to zip for each (`bundle/build.ts` is the recipe). */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { BuiltFunction } from './bundle/build.ts'

export interface BundledFunction {
  /** Kebab-case, e.g. 'applications-create', the area's name ('auth' | 'applicant' | 'admin'), or a worker's. */
  name: string
  /** `feature.operation` of the endpoints that the function serves; empty for workers. */
  endpoints: string[]
  /** The trigger of the function. */
  kind: 'api' | 'stream' | 'schedule' | 'events'
  /** Folder to zip: index.mjs and the files that it loads later, without source maps. */
  folder: string
  handler: 'index.handler'
}

const writeAll = async (folder: string, files: Map<string, Uint8Array>): Promise<void> => {
  await mkdir(folder, { recursive: true })
  await Promise.all([...files].map(([name, contents]) => writeFile(join(folder, name), contents)))
}

/** Writes functions into `outDir/<name>`; that folder is emptied first. Their source maps are kept elsewhere (`release.ts`). */
export const writeFunctions = async (built: BuiltFunction[], outDir: string): Promise<BundledFunction[]> => {
  await rm(outDir, { recursive: true, force: true })
  return Promise.all(
    built.map(async ({ name, kind, endpoints, files }) => {
      const folder = resolve(outDir, name)
      await writeAll(folder, files)
      return {
        name,
        kind,
        endpoints: endpoints.map((endpoint) => endpoint.name),
        folder,
        handler: 'index.handler' as const,
      }
    }),
  )
}
