import { spawnSync } from 'node:child_process'
import { accessSync, constants, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { binaryIn } from './embedded-database.mjs'

/** Says what is wrong with the package in a folder, if anything is. */
export function problemWith({ folder, name, version, platform }) {
  try {
    const found = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    if (found.name !== name || found.version !== version)
      return `${name}@${version} was asked for, ${found.name}@${found.version} came`
  } catch {
    return 'its package.json is missing or unreadable'
  }
  try {
    accessSync(binaryIn(folder, platform), constants.X_OK)
  } catch {
    return 'its program is missing or cannot be executed'
  }
}

/** Says what is wrong when the program itself is asked for its version, if anything is. */
export function problemWhenRun({ folder, version, platform }) {
  const program = binaryIn(folder, platform)
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 10_000 })
  return status === 0 && stdout.trim().split(/\s+/).includes(version)
    ? undefined
    : `its program does not run as version ${version}`
}
