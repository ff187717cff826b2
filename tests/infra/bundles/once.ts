/** Bundles on disk, made once for all who look at them. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BundledFunction, bundleFunctions, type Packaging } from '#infra/bundle.ts'

export const bundlesFolder = join(tmpdir(), `portal-bundles-${process.pid}`)
export const outDirOf = (packaging: Packaging): string => join(bundlesFolder, packaging)

const made = new Map<Packaging, Promise<BundledFunction[]>>()

export const bundledOnce = (packaging: Packaging): Promise<BundledFunction[]> => {
  const functions = made.get(packaging) ?? bundleFunctions({ packaging, outDir: outDirOf(packaging) })
  made.set(packaging, functions)
  return functions
}
