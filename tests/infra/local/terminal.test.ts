/** What somebody at the terminal reads while the portal starts, and where its log goes. */
import { spawnSync } from 'node:child_process'
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLog } from '#infra/local/log.ts'
import { progressLine } from '#infra/local/progress.ts'
import { aFolder } from '#tests/support/files/temporary-folder.ts'
import { root } from '#tests/support/project/source-files.ts'

const shown = (isTTY: boolean): string => {
  let text = ''
  const progress = progressLine('Loading', { isTTY, write: (part) => (text += part) })
  for (const share of [0, 0.001, 0.01, 0.3, 0.31, 0.5, 0.999, 1]) progress(share)
  return text
}

test('progress is one line that a terminal rewrites, and a line for each quarter in a file', () => {
  const percents = ['0', '1', '30', '31', '50', '99']
  expect(shown(true)).toBe(
    `${percents.map((percent) => `Loading … ${percent} %\r`).join('')}Loading … 100 %\n`,
  )
  expect(shown(false)).toBe(
    'Loading … 0 %\nLoading … 25 %\nLoading … 50 %\nLoading … 75 %\nLoading … 100 %\n',
  )
})

test('the log is a file that nobody else reads, and a long one makes room at the next start', async () => {
  const folder = await aFolder()
  const file = join(folder, 'data', 'portal.log')
  openLog(file)({ level: 'info', event: 'FIRST' })
  openLog(file)({ level: 'info', event: 'SECOND' })
  expect((await readFile(file, 'utf8')).match(/"event":"\w+"/g)).toEqual([
    '"event":"FIRST"',
    '"event":"SECOND"',
  ])
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  await truncate(file, 21 * 1024 * 1024)
  openLog(file)({ level: 'info', event: 'THIRD' })
  expect((await readdir(join(folder, 'data'))).toSorted()).toEqual(['portal.log', 'portal.log.1'])
  expect(await readFile(file, 'utf8')).toContain('THIRD')
})

const start = (options: string[], env: Record<string, string> = {}) => {
  const args = ['infra/local/start.ts', ...options]
  const ended = spawnSync(process.execPath, args, {
    ...{ cwd: root, encoding: 'utf8' as const },
    env: { ...process.env, ...env },
  })
  return { status: ended.status, printed: ended.stdout + ended.stderr }
}

const usage = 'Usage: npm start -- [--demo] [--log]\n'

test.each([
  [['--dmo'], "Unknown option '--dmo'"],
  [['demo'], "Unexpected argument 'demo'"],
  [['--log=yes'], "Option '--log' does not take an argument"],
])('a start with %j is refused in one sentence and its usage', (options, problem) => {
  expect(start(options)).toEqual({ status: 2, printed: `${problem}.\n${usage}` })
})

test('its usage is printed on demand', () => {
  expect(start(['--help'])).toEqual({ status: 0, printed: usage })
})

test('a folder that cannot be written to is named in one sentence', async () => {
  const file = join(await aFolder(), 'file')
  await writeFile(file, '')
  expect(start([], { DATA_DIR: file, PORT: '0' })).toEqual({
    status: 1,
    printed: `The data folder cannot be written to: ${file}\n`,
  })
})
