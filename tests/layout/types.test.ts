import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'vitest'
import { root } from '#tests/support/imports.ts'

test('the whole project compiles, and the four refusals of tests/types hold', { timeout: 120_000 }, () => {
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit'], { cwd: root, stdio: 'pipe' })
})
