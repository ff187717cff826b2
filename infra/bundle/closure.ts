/** What a function's entry loads, from esbuild's metafile. */
import type { Metafile } from 'esbuild'

/** Files by how they come: with the entry, or by `import()` later. */
export interface Closure {
  eager: string[]
  lazy: string[]
}

export const closureOf = ({ outputs }: Metafile, entry: string): Closure => {
  const walk = (file: string, kinds: string[], seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const { path, kind, external } of outputs[file]?.imports ?? [])
      if (!external && kinds.includes(kind)) walk(path, kinds, seen)
    return seen
  }
  const eager = walk(entry, ['import-statement'])
  const all = walk(entry, ['import-statement', 'dynamic-import'])
  return { eager: [...eager], lazy: [...all].filter((file) => !eager.has(file)) }
}

const bytesOf = ({ outputs }: Metafile, files: string[]): number =>
  files.reduce((sum, file) => sum + (outputs[file]?.bytes ?? 0), 0)

/** Bytes of a function's code, minified and not compressed. */
export const sizesOf = (metafile: Metafile, entry: string) => {
  const { eager, lazy } = closureOf(metafile, entry)
  return { eager: bytesOf(metafile, eager), lazy: bytesOf(metafile, lazy), files: eager.length }
}
