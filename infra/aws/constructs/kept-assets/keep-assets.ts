/**
 * Removes assets that none of the last three releases has. Open pages continue with the assets of their own release.
 */

/** The bucket of the site, as far as this needs it. */
export interface SiteFiles {
  /** Null while there is no such file. */
  read: (key: string) => Promise<string | null>
  write: (key: string, text: string) => Promise<void>
  /** All keys below a prefix. */
  list: (prefix: string) => Promise<string[]>
  remove: (key: string) => Promise<void>
}

const keptReleases = 3
const folder = 'assets/'

/** The names of the assets of the last releases, the newest first. */
export const releasesFile = 'releases.json'

const sameNames = (one: string[], other: string[]): boolean => one.join() === other.join()

/**
 * Safe to run again. A release that comes back is the newest again, so a rollback removes nothing that it needs.
 * @param names of the assets of this release, without their folder
 * @returns how many files were removed: none until three releases are known, since nothing says what older pages load
 */
export const keepAssets = async (files: SiteFiles, names: string[]): Promise<number> => {
  const current = [...names].sort()
  const known: string[][] = JSON.parse((await files.read(releasesFile)) ?? '[]')
  const kept = [current, ...known.filter((one) => !sameNames(one, current))].slice(0, keptReleases)
  await files.write(releasesFile, JSON.stringify(kept))
  if (kept.length < keptReleases) return 0

  const needed = new Set(kept.flat().map((name) => folder + name))
  const outdated = (await files.list(folder)).filter((key) => !needed.has(key))
  for (const key of outdated) await files.remove(key)
  return outdated.length
}
