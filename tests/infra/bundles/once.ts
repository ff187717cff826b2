/** Bundles, built once for all tests: in memory and on disk. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuiltFunction } from '#infra/bundle/build.ts'
import { keptBuild } from '#infra/bundle/kept-builds.ts'
import { type BundledFunction, type Packaging, writeFunctions } from '#infra/bundle.ts'

export const bundlesFolder = join(tmpdir(), `portal-bundles-${process.pid}`)
export const outDirOf = (packaging: Packaging): string => join(bundlesFolder, packaging)

const once = <T>(make: (packaging: Packaging) => Promise<T>) => {
  const made = new Map<Packaging, Promise<T>>()
  return (packaging: Packaging): Promise<T> => {
    const bundles = made.get(packaging) ?? make(packaging)
    made.set(packaging, bundles)
    return bundles
  }
}

export const builtOnce = once<BuiltFunction[]>(keptBuild)
export const bundledOnce = once<BundledFunction[]>(async (packaging) =>
  writeFunctions(await builtOnce(packaging), outDirOf(packaging)),
)
