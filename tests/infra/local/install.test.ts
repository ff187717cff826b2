import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { aFolder } from '#tests/support/files/temporary-folder.ts'
import { until } from '#tests/support/waiting/until.ts'

const installer = fileURLToPath(new URL('../../../infra/local/install.mjs', import.meta.url))
const wanted = {
  '': { name: 'root' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', optional: true },
  'node_modules/tool': { version: '3.0.0', dev: true },
}
const toRun = { 'node_modules/a': { version: '1.0.0' } }
const all = { ...toRun, 'node_modules/tool': { version: '3.0.0' } }

/** A project whose npm writes down how it was called and then does what `npm` says; `go` is a file that it may wait for. */
const aProject = async (installed: object | undefined, npm = '') => {
  const folder = await aFolder()
  const [hidden, called, go] = ['node_modules/.package-lock.json', 'called', 'go'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }))
  await mkdir(join(folder, 'node_modules', '.bin'), { recursive: true })
  if (installed) await writeFile(hidden, JSON.stringify({ packages: installed }))
  const npmFile = join(folder, 'npm.cjs')
  const begin = `const fs = require('fs'); fs.appendFileSync(${JSON.stringify(called)}, process.argv.slice(2, 4).join(' ') + '\\n');
    const hidden = ${JSON.stringify(hidden)}, go = ${JSON.stringify(go)}, all = ${JSON.stringify(JSON.stringify({ packages: all }))};`
  await writeFile(npmFile, begin + npm)
  const start = (script = 'pretest') => {
    const env = {
      ...process.env,
      ...{
        PORTAL_ROOT: folder,
        npm_execpath: npmFile,
        npm_lifecycle_event: script,
        DYNAMODB_ENDPOINT: 'none',
      },
    }
    const child = spawn(process.execPath, [installer], { env })
    const status = new Promise<number | null>((resolve) => child.once('close', resolve))
    const ended = Promise.all([status, text(child.stdout), text(child.stderr)])
    return { child, ended: ended.then(([status, stdout, stderr]) => ({ status, stdout, stderr })) }
  }
  return {
    folder,
    go,
    start,
    run: (script?: string) => start(script).ended,
    called: () => (existsSync(called) ? readFile(called, 'utf8') : ''),
  }
}

test.each([
  ['every package of this platform is there', 'pretest', all],
  ['what is missing is not needed to run the portal', 'prestart', toRun],
  ['more is there than is needed to run it', 'predev', all],
])('nothing is printed or installed when %s', async (_name, script, installed) => {
  const { run, called } = await aProject(installed)
  expect(await run(script)).toEqual({ status: 0, stdout: '', stderr: '' })
  expect(await called()).toBe('')
})

test.each([
  ['nothing is installed', 'pretest', undefined, 'ci --include=dev'],
  ['nothing is installed, to run the portal', 'prestart', undefined, 'ci --omit=dev'],
  ['a package is missing', 'pretest', {}, 'ci --include=dev'],
  ['a version is another', 'pretest', { 'node_modules/a': { version: '1.0.1' } }, 'ci --include=dev'],
  ['a package is too many', 'pretest', { ...all, 'node_modules/c': { version: '1' } }, 'ci --include=dev'],
  ['only tools are missing, which are added', 'pretest', toRun, 'install --no-save'],
])('packages are installed from the lock file when %s', async (_name, script, installed, args) => {
  const { run, called } = await aProject(installed)
  const { status, stdout } = await run(script)
  expect(status).toBe(0)
  expect(stdout.trim().split('\n')).toHaveLength(1)
  expect(await called()).toBe(`${args}\n`)
})

test('a second command waits for the first one to install, and then has nothing to do', async () => {
  const waits = 'while (!fs.existsSync(go)); fs.writeFileSync(hidden, all)'
  const { start, called, go } = await aProject(undefined, waits)
  const first = start()
  await until(async () => (await called()) !== '')
  const second = start()
  second.child.stdout.once('data', () => writeFile(go, ''))
  expect(await second.ended).toEqual({
    status: 0,
    stdout: `Another command is installing (process ${first.child.pid}); waiting for it ...\n`,
    stderr: '',
  })
  expect([(await first.ended).status, await called()]).toEqual([0, 'ci --include=dev\n'])
})

test('a command that was killed while it installed holds up nobody', async () => {
  const { run, folder, called } = await aProject(undefined)
  // The number of a process that runs, but begun at another time.
  await writeFile(join(folder, '.installing'), JSON.stringify({ pid: process.pid, began: '1' }))
  expect((await run()).status).toBe(0)
  expect([await called(), existsSync(join(folder, '.installing'))]).toEqual(['ci --include=dev\n', false])
})

test('a failed install gives one sentence', async () => {
  const { run } = await aProject(undefined, 'process.exit(1)')
  const { status, stderr } = await run()
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The packages could not be installed: .+\n$/)
})

test('a missing Node gives one sentence', async () => {
  const { run, folder } = await aProject(all)
  const node = join(folder, 'node_modules', '.bin', 'node')
  await writeFile(node, '#!/bin/sh\necho v22.1.0\n')
  await chmod(node, 0o755)
  const { status, stderr } = await run()
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The portal runs on Node 24, .+\n$/)
})

test('an installed Node that npm has not put into .bin is put there', async () => {
  const { run, folder, called } = await aProject(all)
  const name = `node-${process.platform}-${process.arch}`
  await mkdir(join(folder, 'node_modules', name))
  expect((await run()).status).toBe(0)
  expect(await called()).toBe(`rebuild ${name}\n`)
})
