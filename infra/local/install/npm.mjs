import { spawnSync } from 'node:child_process'

/** Runs npm with the Node of this process where npm says what it is, and otherwise the npm on the PATH. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath
  return npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}
