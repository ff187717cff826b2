import { spawnSync } from 'node:child_process'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { aFolder } from '#tests/support/files/temporary-folder.ts'

const installer = fileURLToPath(new URL('../../infra/local/install.mjs', import.meta.url))
const wanted = {
  '': { name: 'root' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', optional: true },
}
const present = { 'node_modules/a': { version: '1.0.0' } }

/** A project whose npm writes down how it was called and then does what `npm` says. */
const aProject = async (installed: object | undefined, npm = '') => {
  const folder = await aFolder()
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }))
  await mkdir(join(folder, 'node_modules', '.bin'), { recursive: true })
  const hidden = join(folder, 'node_modules', '.package-lock.json')
  if (installed) await writeFile(hidden, JSON.stringify({ packages: installed }))
  const npmFile = join(folder, 'npm.cjs')
  const write = `require('fs').writeFileSync(${JSON.stringify(join(folder, 'called'))}, process.argv[2]);`
  await writeFile(npmFile, `${write}${npm}`)
  const run = () => {
    const env = { ...process.env, PORTAL_ROOT: folder, npm_execpath: npmFile }
    const { status, stdout, stderr } = spawnSync(process.execPath, [installer], { env, encoding: 'utf8' })
    return { status, stdout, stderr }
  }
  return { folder, run, called: () => readFile(join(folder, 'called'), 'utf8').catch(() => undefined) }
}

test('nothing is printed or installed when every package of this platform is there', async () => {
  const { run, called } = await aProject(present)
  expect(run()).toEqual({ status: 0, stdout: '', stderr: '' })
  expect(await called()).toBeUndefined()
})

test.each([
  ['nothing is installed', undefined],
  ['a package is missing', {}],
  ['a version is another', { 'node_modules/a': { version: '1.0.1' } }],
  ['a package is too many', { ...present, 'node_modules/c': { version: '1.0.0' } }],
])('packages are installed from the lock file when %s', async (_name, installed) => {
  const { run, called } = await aProject(installed)
  const { status, stdout } = run()
  expect(status).toBe(0)
  expect(stdout.trim().split('\n')).toHaveLength(1)
  expect(await called()).toBe('ci')
})

test('a failed install gives one sentence', async () => {
  const { run } = await aProject(undefined, 'process.exit(1)')
  const { status, stderr } = run()
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The packages could not be installed: .+\n$/)
})

test('a missing Node gives one sentence', async () => {
  const { run, folder } = await aProject(present)
  const node = join(folder, 'node_modules', '.bin', 'node')
  await writeFile(node, '#!/bin/sh\necho v22.1.0\n')
  await chmod(node, 0o755)
  const { status, stderr } = run()
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The portal runs on Node 24, .+\n$/)
})
