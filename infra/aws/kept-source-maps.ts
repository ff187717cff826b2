/** A release has a name, and a file with the source maps of its functions, which `npm run trace` reads. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltFunction } from './bundle/build.ts'
import { packSourceMaps } from './bundle/source-maps.ts'

const root = join(import.meta.dirname, '../..')

/** Below the folder of the synthesis: the source maps of every release that was synthesised on this machine. */
export const releasesFolder = 'releases'
export const sourceMapsFile = (release: string): string => `source-maps-${release}.br`

/** The output of git, or nothing if there is no git or no repository. */
export const git = (...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  return status === 0 ? stdout : undefined
}

/** The commit, as a release names it; nothing when the files are not those of a commit. */
const commit = (): string | undefined =>
  git('status', '--porcelain') === '' ? git('rev-parse', '--short=12', 'HEAD')?.trim() : undefined

export interface KeptSourceMaps {
  /** `prod-1a2b3c4d5e6f`: the environment and the commit; without a commit `prod-uncommitted-…`, after what was built. */
  release: string
  file: string
}

/** Writes the source maps of the functions that were built for an environment into `folder`. */
export const keepSourceMaps = async (
  built: BuiltFunction[],
  environment: string,
  folder: string,
): Promise<KeptSourceMaps> => {
  const packed = packSourceMaps(built)
  const digest = createHash('sha256').update(packed).digest('hex').slice(0, 12)
  const release = `${environment}-${commit() ?? `uncommitted-${digest}`}`
  const file = join(folder, sourceMapsFile(release))
  await mkdir(folder, { recursive: true })
  await writeFile(file, packed)
  return { release, file }
}
