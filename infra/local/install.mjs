// Runs before every npm script, on any Node from 20 on and without node_modules, so it is plain JavaScript and
// imports nothing but Node. It installs what the lock file names when that is not what lies in node_modules: what the
// portal runs with for the scripts that only run it, and what tests and tools need besides for the others.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addDatabase } from './install/add-database.mjs'
import { versionThatRuns } from './install/bundled-node.mjs'
import { thisPlatform } from './install/embedded-database.mjs'
import { isInstalled, lockedPackages } from './install/locked-packages.mjs'
import { runNpm } from './install/npm.mjs'
import { waitForLock } from './install/wait-for-lock.mjs'

const oldestNodeToInstall = 20
const nodeThatRunsThePortal = 24
const scriptsThatOnlyRun = ['prestart', 'predev', 'prebuild']
const scriptsThatStartTheDatabase = ['prestart', 'pretest', 'pregallery', 'prebench']
// Only tests set these two: another project, and another platform than the one they run on.
const root = process.env.PORTAL_ROOT ?? fileURLToPath(new URL('../../', import.meta.url))
const platform = process.env.PORTAL_PLATFORM ?? thisPlatform

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

const major = (version) => Number(version.trim().replace(/^v/, '').split('.')[0])

/** What is there stays where only the tools are missing: a portal that runs meanwhile still reads it. */
function install(withTools) {
  const runs = isInstalled(root, locked, { withTools: false })
  console.log(
    runs
      ? 'Installing the packages for tests and tools (once, about 20 seconds) ...'
      : `Installing the packages named in package-lock.json (once, about ${withTools ? 'half a minute' : '15 seconds'}) ...`,
  )
  const how = runs ? ['install', '--no-save'] : ['ci']
  // No package of the lock file needs an install script. In .npmrc this would also skip the pre-scripts that call this file.
  const which = [withTools ? '--include=dev' : '--omit=dev', '--include=optional', '--ignore-scripts']
  const args = [...how, ...which, '--no-audit', '--no-fund', '--loglevel=error']
  if (runNpm(args, { cwd: root, stdio: 'inherit' }).status !== 0) {
    stop(
      'The packages could not be installed: npm says why above (most often the registry cannot be reached); then try again.',
    )
  }
}

/** One command installs at a time; another one waits, and mostly finds its packages then. */
function installMissing(withTools) {
  const isDone = () => isInstalled(root, locked, { withTools })
  if (isDone()) return
  process.once('exit', waitForLock(join(root, '.installing')))
  if (!isDone()) install(withTools)
}

if (major(process.versions.node) < oldestNodeToInstall) {
  stop(
    `Node ${process.versions.node} is too old: install Node ${oldestNodeToInstall} or newer and try again.`,
  )
}
const locked = lockedPackages(root)
if (!locked) stop('package-lock.json is missing or unreadable: restore it from the repository and try again.')
installMissing(!scriptsThatOnlyRun.includes(process.env.npm_lifecycle_event))
if (major(versionThatRuns(root)) < nodeThatRunsThePortal) {
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
