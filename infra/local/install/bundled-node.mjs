// npm scripts find node_modules/.bin first, so the Node that is installed there is the one that runs the portal.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './npm.mjs'

const isWindows = process.platform === 'win32'
const packageName = `node-${isWindows ? 'win' : process.platform}-${process.arch}`

/** npm 10 takes the program out of .bin again when it leaves out the packages of other platforms. */
function putIntoBin(root) {
  const args = ['rebuild', packageName, '--ignore-scripts', '--loglevel=error']
  runNpm(args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** The version of the Node that runs the portal: the installed one, or where there is none the one of this process. */
export function versionThatRuns(root) {
  const bundled = join(root, 'node_modules', '.bin', isWindows ? 'node.cmd' : 'node')
  if (!existsSync(bundled) && existsSync(join(root, 'node_modules', packageName))) putIntoBin(root)
  if (!existsSync(bundled)) return process.versions.node
  const asked = spawnSync(bundled, ['--version'], { encoding: 'utf8', shell: isWindows })
  return asked.status === 0 ? asked.stdout : process.versions.node
}
