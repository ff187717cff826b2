// package-lock.json holds the embedded database for linux-x64 only. For other platforms the same version is fetched from the
// registry, and npm unpacks it only if it has the hash of database-hashes.json. The first machine of a platform writes its hash
// there, as npm writes that of a new package into the lock file.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { problemWhenRun, problemWith } from './check-database.mjs'
import { databasePackage } from './embedded-database.mjs'
import { runNpm } from './npm.mjs'

/** The version that the lock file has for another platform, or undefined when npm installs what this one needs. */
function versionToAdd(locked, platform) {
  const paths = Object.keys(locked).filter((path) => path.startsWith('node_modules/@dynoxide/'))
  return paths.includes(`node_modules/@dynoxide/${platform}`) ? undefined : locked[paths[0]]?.version
}

const hashes = 'infra/local/install/database-hashes.json'

/** The one package, with a lock file where its hash is known: npm refuses a package with another one. */
function writeProject(stage, { name, version, integrity }) {
  const dependencies = { [name]: version }
  const packages = { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } }
  const write = (file, content) => writeFileSync(join(stage, file), JSON.stringify(content))
  write('package.json', { private: true, dependencies })
  if (integrity) write('package-lock.json', { lockfileVersion: 3, packages })
}

/** Lets npm install the one package into a separate folder, so that the packages of the lock file stay as they are. */
function fetchInto(stage, { root, name, version, integrity }) {
  writeProject(stage, { name, version, integrity })
  const registrySettings = join(root, '.npmrc')
  if (existsSync(registrySettings)) copyFileSync(registrySettings, join(stage, '.npmrc'))
  // With --force npm does not ask whether the package fits the platform: the program is run below, which says more.
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--force']
  const { status, stderr } = runNpm(args, { cwd: stage, encoding: 'utf8' })
  if (status === 0) return undefined
  const code = /code (E\w+)/.exec(stderr)?.[1]
  return code === 'EINTEGRITY'
    ? `what the registry sent has another hash than ${hashes} names, so it was neither unpacked nor run`
    : `npm could not fetch it: ${code ?? 'no reason given'}`
}

const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'))

/** Keeps the hash of a package that was fetched for the first time. */
function keepHash(stage, root, name, version) {
  const { integrity } = readJson(stage, 'package-lock.json').packages[`node_modules/${name}`]
  const known = { ...readJson(root, hashes), [`${name}@${version}`]: integrity }
  writeFileSync(join(root, hashes), `${JSON.stringify(known, null, 2)}\n`)
  console.log(`Its hash is in ${hashes} now. Commit that file: every other machine compares it.`)
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
  const integrity = readJson(root, hashes)[`${name}@${version}`]
  console.log(`Installing the embedded database for this platform, ${name}@${version} (once) ...`)
  const stage = mkdtempSync(join(root, 'node_modules', '.dynoxide-'))
  try {
    const arrived = { ...wanted, folder: join(stage, 'node_modules', name) }
    const problem =
      fetchInto(stage, { ...wanted, integrity }) ?? problemWith(arrived) ?? problemWhenRun(arrived)
    if (problem) return problem
    if (!integrity) keepHash(stage, root, name, version)
    replaceFolder(arrived.folder, folder)
    return undefined
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}
