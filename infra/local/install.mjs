// Runs before every npm script, on any Node from 20 on and without node_modules, so it is plain JavaScript and
// imports nothing but Node. It installs what the lock file names when that is not what lies in node_modules.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const oldestNodeToInstall = 20
const nodeThatRunsThePortal = 24
const root = process.env.PORTAL_ROOT ?? fileURLToPath(new URL('../../', import.meta.url))

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

const major = (version) => Number(version.trim().replace(/^v/, '').split('.')[0])

/** Reads the `packages` of a lock file, or nothing when it is absent or broken. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** npm writes node_modules/.package-lock.json as the last step of an install: it says what really lies there. */
function isInstalled() {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted)
    stop('package-lock.json is missing or unreadable: restore it from the repository and try again.')
  if (!present) return false
  const same = (path) => present[path]?.version === wanted[path]?.version
  // Optional packages for other platforms are in the lock file only.
  const nothingMissing = Object.keys(wanted).every(
    (path) => path === '' || (wanted[path].optional && !present[path]) || same(path),
  )
  return nothingMissing && Object.keys(present).every(same)
}

function install() {
  console.log('Installing the packages named in package-lock.json (once, about half a minute) ...')
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (result.status !== 0) {
    stop(
      'The packages could not be installed: npm says why above (most often the registry cannot be reached); then try again.',
    )
  }
}

/** npm scripts find node_modules/.bin first, so the Node installed there is the one that runs the portal. */
function runningNode() {
  const bundled = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (!existsSync(bundled)) return process.versions.node
  const asked = spawnSync(bundled, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' })
  return asked.status === 0 ? asked.stdout : process.versions.node
}

if (major(process.versions.node) < oldestNodeToInstall) {
  stop(
    `Node ${process.versions.node} is too old: install Node ${oldestNodeToInstall} or newer and try again.`,
  )
}
if (!isInstalled()) install()
if (major(runningNode()) < nodeThatRunsThePortal) {
  stop(
    `The portal runs on Node ${nodeThatRunsThePortal}, and no package brings it to this platform: install Node ${nodeThatRunsThePortal} or newer and try again.`,
  )
}
