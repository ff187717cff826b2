import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#tests/support/project/source-files.ts'

/** A hash of each file below a folder. */
const contentsOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [
        file.slice(folder.length),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  )

test('a build into another folder has the same pages and leaves the built site as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const built = contentsOf(join(root, 'web/dist'))

  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = ['build', '--config', 'web/vite.config.ts', '--outDir', folder, '--logLevel', 'error']
  execFileSync(process.execPath, [vite, ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  })

  expect(contentsOf(folder)).toEqual(built)
  expect(contentsOf(join(root, 'web/dist'))).toEqual(built)
})
