/** Keys of the table are written as text in functions/<area>/data, functions/platform/table and the check of all data only, and nowhere else in functions and infra. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as partitions from '#functions/platform/table/partitions.ts'
import { root, sourceFiles } from '#tests/support/project/source-files.ts'

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/g

/** The beginning of a key, such as `USER#` or `~EVENT#`. */
const prefix = /['"`](~?[A-Z]+(?:-[A-Z]+)*#)/g
/** Partitions with one whole key, such as `EXPORTS`. */
const wholeKeys: string[] = Object.values(partitions).filter((value) => /^[A-Z-]+$/.test(value))

const keysIn = (text: string): string[] => [
  ...[...text.matchAll(prefix)].map(([, key = '']) => key),
  ...wholeKeys.filter((key) => new RegExp(`['"\`]${key}['"\`]`).test(text)),
]

test('this test’s search for keys finds prefixes and whole keys', () => {
  expect(keysIn("['USER#*', `~EVENT#`, 'EXPORTS', 'x-amz-date']")).toEqual(['USER#', '~EVENT#', 'EXPORTS'])
})

test('no key of the table is written outside of the data folders', () => {
  const files = ['functions', 'infra']
    .flatMap(sourceFiles)
    .filter(
      (file) => !/^functions\/(\w+\/data|platform\/table)\/|^infra\/operations\/data-check\//.test(file),
    )
  const found = files.flatMap((file) =>
    keysIn(readFileSync(join(root, file), 'utf8').replace(comments, '')).map(
      (key) => `${file} writes ${key}`,
    ),
  )
  expect(
    found,
    'Import the name from functions/platform/table/partitions.ts, or a key from functions/platform/table/keys/.',
  ).toEqual([])
})

test('functions/platform/table/partitions.ts holds constants and no code', () => {
  const text = readFileSync(join(root, 'functions/platform/table/partitions.ts'), 'utf8').replace(
    comments,
    '',
  )
  expect(text.split('\n').filter((line) => line.trim() && !/^export const \w+ = ['`]/.test(line))).toEqual([])
})
