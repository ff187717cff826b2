import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from '#tests/support/project/source-files.ts'

test('each limit has a scope of its own: with one scope, two limits would count together', () => {
  const scopes = sourceFiles('functions').flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bscope: '([\w-]+)', most:/g)].map(
      ([, scope]) => scope,
    ),
  )
  expect(scopes).toContain('register-ip')
  expect(scopes.filter((scope, index) => scopes.indexOf(scope) !== index)).toEqual([])
})
