/** Builds the files of the functions with esbuild. */
import { basename } from 'node:path'
import { type BuildResult, build, type Plugin } from 'esbuild'
import { entries, root } from './entries.ts'
import { lazyPackages, onlyWith, readLazyPackages } from './lazy-packages.ts'
import { type Packaging, type PlannedFunction, planFunctions } from './plan.ts'
import { replacements } from './replacements.ts'

type Files = Map<string, Uint8Array>

export interface BuiltFunction extends PlannedFunction {
  /** The files of the zip by name. */
  files: Files
  /** Source maps by file name, which are not part of the zip. */
  maps: Files
  /** Those of the files that load before the first call. */
  eager: string[]
  /** Every source file that has bytes in the files. */
  sources: Set<string>
}

/** Packages in CommonJS call `require` even when they are bundled into an ES module. */
const requireForCommonJs = "const require=process.getBuiltinModule('module').createRequire(import.meta.url);"

const run = (entryPoints: { in: string; out: string }[], splitting: boolean, plugins: Plugin[]) =>
  build({
    absWorkingDir: root,
    entryPoints,
    plugins: [...plugins, replacements],
    outdir: root, // nothing is written: names are the same wherever the bundles go
    write: false,
    bundle: true,
    splitting,
    minify: true,
    charset: 'utf8', // a letter of Urdu takes 2 bytes, and 6 where it is escaped
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    outExtension: { '.js': '.mjs' },
    banner: { js: requireForCommonJs },
    // `instanceof` with one of these loads web streams and blobs; in Lambda the SDK gets Node's own streams.
    define: { ReadableStream: 'undefined', Blob: 'undefined' },
    sourcemap: 'external',
    sourcesContent: false, // the sources are in the repository, at the commit that was deployed
    metafile: true,
    logLevel: 'silent', // a failure is thrown, with its reasons
  })
type Result = BuildResult<{ write: false; metafile: true }>

/** The files that a file loads: at once by `import`, later by `import()`. */
const loadedBy = ({ metafile }: Result, entry: string) => {
  const collectImports = (file: string, kinds: string[], seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const { path, kind } of metafile.outputs[file]?.imports ?? [])
      if (kinds.includes(kind)) collectImports(basename(path), kinds, seen)
    return seen
  }
  const produced = (names: Set<string>) => [...names].filter((name) => name.endsWith('.mjs'))
  return {
    eager: produced(collectImports(entry, ['import-statement'])),
    all: produced(collectImports(entry, ['import-statement', 'dynamic-import'])),
  }
}

/** Collects the files of one function; its entry gets the name that Lambda expects. */
const collect = (planned: PlannedFunction, own: Result, lazy: Result): BuiltFunction => {
  const entry = `${planned.name}.mjs`
  const { eager, all } = loadedBy(own, entry)
  const sourcesOf = (name: string) =>
    Object.keys((own.metafile.outputs[name] ?? lazy.metafile.outputs[name])?.inputs ?? {})
  const sources = new Set(all.flatMap((name) => sourcesOf(name)))
  const kept = all.filter((name) => !onlyWith[name] || sources.has(onlyWith[name]))

  const named = (name: string) => (name === entry ? 'index.mjs' : name)
  const contents = (name: string) =>
    [...own.outputFiles, ...lazy.outputFiles].find(({ path }) => basename(path) === name)?.contents
  const filesOf = (ending: string): Files =>
    new Map(kept.map((name) => [named(name) + ending, contents(name + ending) ?? new Uint8Array()]))
  return {
    ...planned,
    files: filesOf(''),
    maps: filesOf('.map'),
    eager: eager.map(named),
    sources: new Set(kept.flatMap(sourcesOf)),
  }
}

/**
 * One run builds all functions that are one file, and the lazy packages. An area is a separate run, in which each
 * route is a chunk.
 * @param functions which of them; by default all
 */
export const buildFunctions = async (
  packaging: Packaging,
  functions: PlannedFunction[] = planFunctions(packaging),
): Promise<BuiltFunction[]> => {
  const sources = await readLazyPackages()
  const plugins = [entries(packaging, functions), lazyPackages(sources)]
  const entryOf = ({ name }: PlannedFunction) => ({ in: `entry:${name}`, out: name })
  const isArea = ({ kind }: PlannedFunction) => packaging === 'area' && kind === 'api'

  const lazyEntries = [...sources.keys()].map((name) => ({ in: `lazy:${name}`, out: name }))
  const single = run(
    [...functions.filter((one) => !isArea(one)).map(entryOf), ...lazyEntries],
    false,
    plugins,
  )
  const runs = functions.map((one) => (isArea(one) ? run([entryOf(one)], true, plugins) : single))
  return Promise.all(functions.map(async (one, index) => collect(one, await runs[index]!, await single)))
}
