// Runs before every npm script, on any Node from 20 on and without node_modules, so it is plain JavaScript and
// imports nothing but Node. It installs what the lock file names when that is not what lies in node_modules.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addDatabase } from './install/add-database.mjs'
import { thisPlatform } from './install/embedded-database.mjs'
import { isInstalled, lockedPackages } from './install/locked-packages.mjs'
import { runNpm } from './install/npm.mjs'

const oldestNodeToInstall = 20
const nodeThatRunsThePortal = 24
const scriptsThatStartTheDatabase = ['prestart', 'pretest', 'pregallery', 'prebench']
// Only tests set these two: another project, and another platform than the one they run on.
const root = process.env.PORTAL_ROOT ?? fileURLToPath(new URL('../../', import.meta.url))
const platform = process.env.PORTAL_PLATFORM ?? thisPlatform

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

const major = (version) => Number(version.trim().replace(/^v/, '').split('.')[0])

function install() {
  console.log('Installing the packages named in package-lock.json (once, about half a minute) ...')
  // No package of the lock file needs an install script. In .npmrc this would also skip the pre-scripts that call this file.
  const which = ['--include=dev', '--include=optional', '--ignore-scripts']
  const args = ['ci', ...which, '--no-audit', '--no-fund', '--loglevel=error']
  if (runNpm(args, { cwd: root, stdio: 'inherit' }).status !== 0) {
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
const locked = lockedPackages(root)
if (!locked) stop('package-lock.json is missing or unreadable: restore it from the repository and try again.')
if (!isInstalled(root, locked)) install()
if (major(runningNode()) < nodeThatRunsThePortal) {
  stop(
    `The portal runs on Node ${nodeThatRunsThePortal}, and no package brings it to this platform: install Node ${nodeThatRunsThePortal} or newer and try again.`,
  )
}
const needsDatabase = scriptsThatStartTheDatabase.includes(process.env.npm_lifecycle_event)
if (needsDatabase && !process.env.DYNAMODB_ENDPOINT) {
  const problem = addDatabase({ root, locked, platform })
  if (problem) {
    stop(
      `The embedded database cannot be installed for ${platform} (${problem}): start DynamoDB Local and set DYNAMODB_ENDPOINT to its URL.`,
    )
  }
}
