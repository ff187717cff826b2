/** Every command that the README, the runbook and docs/commands.md tell people to type is in one table, and the table names no other. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commands, strangeFences } from '#tests/support/commands/documented.ts'
import { rows } from '#tests/support/commands/rows.ts'
import { root, sourceFiles } from '#tests/support/project/source-files.ts'

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
const scripts: Record<string, string> = JSON.parse(textOf('package.json')).scripts
const inTable = rows.map(({ command }) => command)

test('every command has one row', () => {
  // A sentence may name a command without its options.
  const isNamedOnly = (command: string) => inTable.some((it) => it.startsWith(`${command} -- `))
  const missing = commands.filter((command) => !inTable.includes(command) && !isNamedOnly(command))
  expect(missing.map((it) => `Add a row to tests/support/commands/rows.ts: ${it}`)).toEqual([])
  expect(inTable.filter((command, at) => inTable.indexOf(command) !== at)).toEqual([])
})

test('every row is a command of the pages', () => {
  expect(inTable.filter((command) => !commands.includes(command))).toEqual([])
})

test('what a row says of another file is there', () => {
  const away = rows.flatMap((row) => (row.how === 'elsewhere' ? [row] : []))
  expect(away.filter(({ file, text }) => !textOf(file).includes(text))).toEqual([])
})

test('every npm script that somebody may type is on docs/commands.md', () => {
  const page = textOf('docs/commands.md')
  const typed = Object.keys(scripts).filter((name) => !/^(pre|post)/.test(name))
  const named = (name: string) => page.includes(`npm run ${name}`) || page.includes(`\`${name}\``)
  expect(typed.filter((name) => !named(name) && !page.includes(`\`npm ${name}\``))).toEqual([])
})

test('a variable before a command is read by a test', () => {
  const named = commands.flatMap((command) => [...command.matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name))
  const code = sourceFiles('tests').map(textOf).join('\n')
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !code.includes(`process.env.${name}`))).toEqual([])
})

test('a fenced block of these pages is for the shell, or a query of the logs', () => {
  expect(strangeFences).toEqual([])
})
