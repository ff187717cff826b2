import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartError } from './start-error.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const sources = ['web', 'shared', 'package-lock.json']
const notSources = ['dist', 'node_modules']

/** Builds the site when there is none or a source file is newer than it. */
export const buildSiteWhenNeeded = async (say: (line: string) => void): Promise<void> => {
  const page = join(root, 'web', 'dist', 'index.html')
  const newest = Math.max(...sources.map((source) => newestChange(join(root, source))))
  if (existsSync(page) && statSync(page).mtimeMs >= newest) return
  say('Building the pages ...')
  await build()
}

const newestChange = (path: string): number => {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const inside = readdirSync(path).filter((name) => !notSources.includes(name))
  return Math.max(0, ...inside.map((name) => newestChange(join(path, name))))
}

/** In a separate process, so that the build's memory is free again before the portal runs. */
const build = (): Promise<void> => {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [vite, 'build', '--config', join(root, 'web', 'vite.config.ts'), '--logLevel', 'warn']
  // A test runner's or a developer's own NODE_ENV would put React's development version into the pages.
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new StartError('The pages could not be built: the lines above say why.'))
    })
  })
}
