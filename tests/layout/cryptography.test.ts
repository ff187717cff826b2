/** docs/security.md names every secret of the deployment and every algorithm of the code; what must not be guessed is random. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from '#tests/support/project/source-files.ts'

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/g
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8').replace(comments, '')
const texts = ['functions', 'shared', 'web/src', 'infra/aws/constructs']
  .flatMap(sourceFiles)
  .map((file) => ({ file, text: textOf(file) }))

const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const table = (title: string): string => page.split(`\n### ${title}\n`)[1]?.split(/\n##/)[0] ?? ''
const firstCells = (title: string): string[] =>
  table(title)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|')[1] ?? '')
const named = (title: string): string[] =>
  firstCells(title).flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))

test('every secret of the deployment is in the inventory of keys, and no other', () => {
  const names = texts
    .filter(({ file }) => file.startsWith('infra/aws/constructs'))
    .flatMap(({ text }) => [
      ...[...text.matchAll(/\bempty\('([\w-]+)'/g)],
      ...[...text.matchAll(/secretName\(settings\.name, '([\w-]+)'\)/g)],
      ...[...text.matchAll(/^const name = '(origin-verify)'/gm)],
    ])
    .map(([, name = '']) => name)
  expect(new Set(named('Inventory of keys'))).toEqual(new Set(names))
  expect(new Set(names).size).toBe(9)
})

/** The algorithm that a call or a constant names. */
const algorithms = [
  /create(?:Hash|Hmac|Cipheriv|Decipheriv)\(\s*'([\w-]+)'/g,
  /hkdfSync\('([\w-]+)'/g,
  /argon2id\('([\w-]+)'/g,
  /subtle\.digest\('([\w-]+)'/g,
  /(?:algorithm|cipher|statementAlgorithm) = '([\w-]+)'/g,
  /generateKeyPairSync\('([\w-]+)'/g,
  /importKey\([^)]*?'([A-Z][\w-]+)'/g,
]

test('every algorithm of the code is in the table, with what it is for', () => {
  const used = new Set(
    [...texts, { file: '', text: textOf('infra/signing-key.ts') }].flatMap(({ text }) =>
      algorithms.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name.toLowerCase())),
    ),
  )
  const known = new Set(named('Algorithms').map((name) => name.toLowerCase()))
  expect(used.size).toBeGreaterThanOrEqual(6)
  expect([...used].filter((name) => !known.has(name))).toEqual([])
})

test('random bytes are 128 bits or more, but those that need not be secret', () => {
  const constants = new Map(
    texts.flatMap(({ file, text }) =>
      [...text.matchAll(/const (\w+) = (\d+)\b/g)].map(([, name, n]): [string, number] => [
        `${file} ${name}`,
        Number(n),
      ]),
    ),
  )
  const made = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/randomBytes\((\w+)\)|getRandomValues\(new Uint8Array\((\d+)\)\)/g)].map(
      ([, bytes, array]) => {
        const given = bytes ?? array ?? ''
        return { file, given, bytes: Number(given) || (constants.get(`${file} ${given}`) ?? 0) }
      },
    ),
  )
  expect(made.length).toBeGreaterThan(7)
  const fewer = made.filter(({ bytes }) => bytes < 16).map(({ file, given }) => `${file}: ${given}`)
  expect(fewer).toEqual(['functions/accounts/gateways/one-time-passwords.ts: ivBytes']) // 96 bits, as AES-GCM asks
})

test('Math.random decides only how long a retry waits', () => {
  const users = texts.filter(({ text }) => text.includes('Math.random')).map(({ file }) => file)
  expect(users.sort()).toEqual(['functions/cases/data/fair-shares.ts', 'functions/platform/table/retry.ts'])
})
