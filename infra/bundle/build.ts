/** The recipe: how esbuild makes the functions' files. */
import { basename } from 'node:path'
import { type BuildResult, build, type Plugin } from 'esbuild'
import { entries, root } from './entries.ts'
import { lazyPackages, onlyWith, readLazyPackages } from './lazy-packages.ts'
import { type Packaging, type PlannedFunction, planFunctions } from './plan.ts'
import { replacements } from './replacements.ts'

type Files = Map<string, Uint8Array>

export interface BuiltFunction extends PlannedFunction {
  /** What goes into the zip, by file name. */
  files: Files
  /** Source maps by file name: not for the zip. */
  maps: Files
  /** Those of the files that load before the first call. */
  eager: string[]
  /** Every source file that has bytes in the files. */
  sources: Set<string>
}

/** Packages in CommonJS ask for `require` even when they stand inside an ES module. */
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
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    outExtension: { '.js': '.mjs' },
    banner: { js: requireForCommonJs },
    // Asking whether something is one of these loads web streams and blobs; the SDK gets Node's own streams here.
    define: { ReadableStream: 'undefined', Blob: 'undefined' },
    sourcemap: 'external',
    sourcesContent: false, // the sources are in the repository, at the commit that was deployed
    metafile: true,
    logLevel: 'silent', // a failure is thrown, with its reasons
  })
type Result = BuildResult<{ write: false; metafile: true }>

/** What a file of a run brings along: by `import` now, by `import()` later. */
const reach = ({ metafile }: Result, entry: string) => {
  const walk = (file: string, kinds: string[], seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const { path, kind } of metafile.outputs[file]?.imports ?? [])
      if (kinds.includes(kind)) walk(basename(path), kinds, seen)
    return seen
  }
  const produced = (names: Set<string>) => [...names].filter((name) => name.endsWith('.mjs'))
  return {
    eager: produced(walk(entry, ['import-statement'])),
    all: produced(walk(entry, ['import-statement', 'dynamic-import'])),
  }
}

/** Collects the files of one function, its entry under the name that Lambda looks for. */
const collect = (planned: PlannedFunction, own: Result, late: Result): BuiltFunction => {
  const entry = `${planned.name}.mjs`
  const { eager, all } = reach(own, entry)
  const sourcesOf = (name: string) =>
    Object.keys((own.metafile.outputs[name] ?? late.metafile.outputs[name])?.inputs ?? {})
  const its = new Set(all.flatMap((name) => sourcesOf(name)))
  const kept = all.filter((name) => !onlyWith[name] || its.has(onlyWith[name]))

  const named = (name: string) => (name === entry ? 'index.mjs' : name)
  const contents = (name: string) =>
    [...own.outputFiles, ...late.outputFiles].find(({ path }) => basename(path) === name)?.contents
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
 * One run makes all functions that are one file, and the late packages. An area is a run of its own, in which each route
 * is a chunk.
 */
export const buildFunctions = async (packaging: Packaging): Promise<BuiltFunction[]> => {
  const functions = planFunctions(packaging)
  const sources = await readLazyPackages()
  const plugins = [entries(packaging, functions), lazyPackages(sources)]
  const entryOf = ({ name }: PlannedFunction) => ({ in: `entry:${name}`, out: name })
  const isArea = ({ kind }: PlannedFunction) => packaging === 'area' && kind === 'api'

  const lateEntries = [...sources.keys()].map((name) => ({ in: `late:${name}`, out: name }))
  const single = run([...functions.filter((it) => !isArea(it)).map(entryOf), ...lateEntries], false, plugins)
  const runs = functions.map((it) => (isArea(it) ? run([entryOf(it)], true, plugins) : single))
  return Promise.all(functions.map(async (it, index) => collect(it, await runs[index]!, await single)))
}
