import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads the `packages` of a lock file, or nothing when it is absent or broken. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** The packages of package-lock.json: paths in node_modules with their versions. */
export const lockedPackages = (root) => packagesOf(join(root, 'package-lock.json'))

/**
 * npm writes node_modules/.package-lock.json as the last step of an install: it lists what is really installed.
 * @param withTools whether the packages that only tests, bundling and deploying need (`devDependencies`) have to be there
 */
export function isInstalled(root, wanted, { withTools }) {
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  if (!present) return false
  const same = (path) => present[path]?.version === wanted[path]?.version
  // Optional packages for other platforms are in the lock file only.
  const mayBeMissing = ({ optional, dev, devOptional }) => optional || ((dev || devOptional) && !withTools)
  const nothingMissing = Object.keys(wanted).every(
    (path) => path === '' || (mayBeMissing(wanted[path]) && !present[path]) || same(path),
  )
  return nothingMissing && Object.keys(present).every(same)
}
