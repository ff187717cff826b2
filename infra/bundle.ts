/** One esbuild run makes the code of every Lambda function: a folder to zip for each. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { build, type OutputFile } from 'esbuild'
import { closureOf } from './bundle/closure.ts'
import { directImports } from './bundle/direct-imports.ts'
import { entries, root } from './bundle/entries.ts'
import { latePackages } from './bundle/late-packages.ts'
import { type Packaging, planFunctions } from './bundle/plan.ts'
import {
  builtinHttp,
  environmentCredentials,
  noEndpointCache,
  shortManifests,
} from './bundle/replacements.ts'

export type { Packaging } from './bundle/plan.ts'

export interface BundledFunction {
  /** Kebab-case, e.g. 'applications-create', the area's name ('auth' | 'applicant' | 'admin'), or a worker's. */
  name: string
  /** `feature.operation` of the endpoints it serves; empty for workers. */
  endpoints: string[]
  /** What triggers it. */
  kind: 'api' | 'stream' | 'schedule'
  /** Folder to zip: index.mjs and its chunks, no source maps. */
  folder: string
  handler: 'index.handler'
}

/** CommonJS packages inside a bundle of ES modules still ask for `require`. */
const requireForCommonJs = `import{createRequire}from'node:module';const require=createRequire(import.meta.url);`

/**
 * Bundles all functions into `outDir/functions/<name>`; source maps go to `outDir/maps` and esbuild's account of every
 * byte to `outDir/metafile.json`, outside of what is zipped. What `outDir` held before is removed.
 */
export const bundleFunctions = async (options: {
  packaging: Packaging
  outDir: string
}): Promise<BundledFunction[]> => {
  const { packaging } = options
  const outDir = resolve(options.outDir)
  const functions = planFunctions(packaging)
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: functions.map(({ name }) => ({ in: `entry:${name}`, out: name })),
    outdir: root, // nothing is written: names stay the same wherever the bundles go
    write: false,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    outExtension: { '.js': '.mjs' },
    banner: { js: requireForCommonJs },
    sourcemap: 'external',
    metafile: true,
    logLevel: 'error',
    plugins: [
      latePackages,
      directImports,
      builtinHttp,
      environmentCredentials,
      noEndpointCache,
      shortManifests,
      entries(packaging, functions),
    ],
  })
  const files = new Map(outputFiles.map((file) => [relative(root, file.path), file]))
  const write = (folder: string, { contents }: OutputFile, name: string) =>
    writeFile(join(outDir, folder, name), contents)

  await rm(outDir, { recursive: true, force: true })
  await mkdir(join(outDir, 'maps'), { recursive: true })
  for (const [name, file] of files) if (name.endsWith('.map')) await write('maps', file, basename(name))
  await writeFile(join(outDir, 'metafile.json'), JSON.stringify(metafile))

  return Promise.all(
    functions.map(async ({ name, kind, endpoints }) => {
      const entry = `${name}.mjs`
      const folder = join('functions', name)
      await mkdir(join(outDir, folder), { recursive: true })
      const { eager, lazy } = closureOf(metafile, entry)
      for (const file of [...eager, ...lazy])
        await write(folder, files.get(file)!, file === entry ? 'index.mjs' : basename(file))
      return {
        name,
        kind,
        endpoints: endpoints.map((it) => it.name),
        folder: join(outDir, folder),
        handler: 'index.handler' as const,
      }
    }),
  )
}
