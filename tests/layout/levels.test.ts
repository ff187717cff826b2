/** Every record and every file has one level of sensitivity, and nothing secret is in an answer. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '#shared/contract.ts'
import { fieldsOfAnswer } from '#tests/support/project/field-access.ts'
import { root } from '#tests/support/project/source-files.ts'

const section = (file: string, title: string): string =>
  readFileSync(join(root, file), 'utf8').split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

/** "Session (expires)" → "Session" */
const nameOf = (entity: string): string => entity.replace(/ \(.*$|[,;] .*$/, '')

const levels = rowsOf(section('docs/data-model.md', 'Levels'))

test('every record of the data model has one level', () => {
  const records = rowsOf(section('docs/data-model.md', 'Keys')).map(([entity = '']) => nameOf(entity))
  const named = levels.flatMap(([, records = '']) => records.split('; '))
  expect(records.length).toBeGreaterThan(70)
  expect([...named].sort()).toEqual([...records].sort())
})

test('every prefix of the bucket has one level', () => {
  const code = readFileSync(join(root, 'functions/platform/gateways/object-keys.ts'), 'utf8')
  const prefixes = [...code.matchAll(/[`'](\w+)\//g)].map(([, prefix]) => prefix)
  const named = levels.flatMap(([, , files = '']) => [...files.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(new Set(named)).toEqual(new Set(prefixes))
  expect(new Set(named).size).toBe(named.length)
  const files = rowsOf(section('docs/data-model.md', 'Files in the bucket'))
  expect(new Set(files.map(([key = '']) => /\w+/.exec(key)?.[0]))).toEqual(new Set(prefixes))
})

test('every level has its rules', () => {
  const [, ...cells] =
    section('docs/security.md', 'Levels of data')
      .split('\n')
      .filter((line) => line.startsWith('| Rule |'))[0]
      ?.split('|')
      .map((cell) => cell.trim())
      .filter(Boolean) ?? []
  expect(cells).toEqual(levels.map(([level]) => level))
  for (const row of rowsOf(section('docs/security.md', 'Levels of data'))) {
    expect(row).toHaveLength(cells.length + 1)
    expect(row.filter((cell) => cell === '')).toEqual([])
  }
})

/** Where the service makes a secret for somebody, who gets it once. */
const handedOut: Record<string, string[]> = {
  token: [
    ...['auth.register', 'auth.login', 'auth.passkeyLogin', 'adminAuth.login', 'adminAuth.passkeyLogin'],
    ...['walkIns.open', 'checkers.open'],
  ],
  device: ['auth.register', 'auth.login', 'auth.passkeyLogin', 'adminAuth.login', 'adminAuth.passkeyLogin'],
  secret: ['security.begin'],
  recovery_codes: ['security.confirm', 'security.renewCodes'],
}

test('a secret is in the answer that hands it out, and in no other', () => {
  for (const [field, names] of Object.entries(handedOut)) {
    const found = endpoints.filter((named) => fieldsOfAnswer(named).has(field)).map(({ name }) => name)
    expect([field, found.sort()]).toEqual([field, [...names].sort()])
  }
})
