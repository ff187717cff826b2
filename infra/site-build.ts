import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Council } from './councils.ts'
import { settingsOf } from './settings.ts'
import { StartError } from './start-error.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const sources = ['web', 'shared', 'package-lock.json']
const notSources = ['dist', 'node_modules']

type Named = Pick<Council, 'name' | 'shortName'>

export const builtSite = join(root, 'web/dist')

/** Whether the built site is there, and names this council. */
export const isBuiltFor = ({ name, shortName }: Named): boolean => {
  const manifest = join(builtSite, 'manifest.webmanifest')
  if (!existsSync(join(builtSite, 'index.html')) || !existsSync(manifest)) return false
  const built = JSON.parse(readFileSync(manifest, 'utf8'))
  return built.name === name && built.short_name === shortName
}

/** Builds the site when there is none, when it is another council's, or a source file is newer than it. */
export const buildSiteWhenNeeded = async (
  say: (line: string) => void,
  council: Named = settingsOf('prod').council,
): Promise<void> => {
  const page = join(builtSite, 'index.html')
  const newest = Math.max(...sources.map((source) => newestChange(join(root, source))))
  if (isBuiltFor(council) && statSync(page).mtimeMs >= newest) return
  say('Building the pages ...')
  await build(council)
}

const newestChange = (path: string): number => {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const inside = readdirSync(path).filter((name) => !notSources.includes(name))
  return Math.max(0, ...inside.map((name) => newestChange(join(path, name))))
}

/** In a separate process, so that the build's memory is free again before the portal runs. */
const build = ({ name, shortName }: Named): Promise<void> => {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [vite, 'build', '--config', join(root, 'web', 'vite.config.ts'), '--logLevel', 'warn']
  // A test runner's or a developer's own NODE_ENV would put React's development version into the pages.
  const council = { COUNCIL_NAME: name, COUNCIL_SHORT_NAME: shortName }
  const env = { ...process.env, ...council, NODE_ENV: 'production' }
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new StartError('The pages could not be built: the lines above say why.'))
    })
  })
}
