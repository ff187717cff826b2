/** Logs name errors, also when the code is minified and its classes are called `e` and `ut`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from '#tests/support/project/source-files.ts'

const errorClass = /^(export )?(abstract )?class (\w+) extends (\w+) \{\n(.*\n)/gm

test('every error class of the service says its name as text', () => {
  const texts = ['functions', 'shared']
    .flatMap(sourceFiles)
    .map((file) => readFileSync(join(root, file), 'utf8'))
  const classes = texts.flatMap((text) => [...text.matchAll(errorClass)])
  const errors = new Set(['Error'])
  for (const [, , , name = '', parent = ''] of classes) if (errors.has(parent)) errors.add(name)
  const named = classes.filter(([, , isAbstract, , parent = '']) => !isAbstract && errors.has(parent))

  expect(named.length).toBeGreaterThan(15)
  for (const [, , , name, , firstLine] of named)
    expect(firstLine).toBe(`  override readonly name = '${name}'\n`)
})
