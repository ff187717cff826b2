/** docs/data-model.md names exactly the keys of functions/platform/table/keys. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { families } from '#infra/operations/data-check/families.ts'
import { root, sourceFiles } from '#tests/support/project/source-files.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Names such as `USER` or `BANK-IMPORT` in quoted texts. */
const namesIn = (texts: Iterable<string>): Set<string> =>
  new Set([...texts].flatMap((text) => text.match(/[A-Z]+(?:-[A-Z]+)*/g) ?? []))

const keyFiles = [...sourceFiles('functions/platform/table/keys'), 'functions/platform/table/partitions.ts']
const code = keyFiles
  .map((file) => read(file).replace(/^import[\s\S]*?from .*$|\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, ''))
  .join('\n')
const inCode = namesIn([
  ...(code.match(/'[^'\n]*'/g) ?? []),
  ...(code.match(/`[^`]*`/g) ?? []).map((text) => text.replace(/\$\{[^}]*\}/g, '')),
])

const page = read('docs/data-model.md')
const section = (title: string): string => page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
const cells = (row: string): string[] => row.split('|').map((cell) => cell.trim())
const codeIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replace(/<[^>]*>/g, ''))

/** The code in the columns of keys: partition and sort key of an entity, and the keys of an index. */
const inPage = namesIn([
  ...section('Keys')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => cells(line).slice(2, 4).flatMap(codeIn)),
  ...section('Indexes')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => codeIn(cells(line)[2] ?? '')),
])

test('docs/data-model.md has a table of keys', () => {
  expect(inPage.size).toBeGreaterThan(30)
})

test('every key of the code is in docs/data-model.md', () => {
  const missing = [...inCode].filter((name) => !inPage.has(name))
  expect(missing.map((name) => `${name} is a key of the table: add its row to docs/data-model.md.`)).toEqual(
    [],
  )
})

test('docs/data-model.md names no key that the code does not use', () => {
  const unknown = [...inPage].filter((name) => !inCode.has(name))
  expect(unknown.map((name) => `${name} is no key of the table: correct docs/data-model.md.`)).toEqual([])
})

test('docs/data-model.md says what the data check holds', () => {
  const rows = section('What holds across items').split('\n')
  const missing = families.map(({ name, holds }) => `| \`${name}\` | ${holds} |`)
  expect(missing.filter((row) => !rows.includes(row))).toEqual([])
})
