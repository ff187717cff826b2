/** docs/asvs.md: every requirement has a state, what is met has evidence (citations.test.ts follows its links), and the rest says why. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#tests/support/project/source-files.ts'

const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \|(.*)\|$/gm)].map(([, number = '', rest = '']) => {
  const [level, asks, state, evidence, reason] = rest.split('|').map((cell) => cell.trim())
  return { number, level, asks, state, evidence, reason }
})
const linksIn = (text = ''): string[] =>
  [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link = '']) => link)
const numbersOf = (wanted: (row: (typeof rows)[number]) => boolean) =>
  rows.filter(wanted).map(({ number }) => number)

test('ASVS 5.0 has 70 requirements of level 1 and 183 of level 2, each with one row', () => {
  const ofLevel = (level: string) => new Set(numbersOf((row) => row.level === level)).size
  expect([ofLevel('1'), ofLevel('2'), rows.length]).toEqual([70, 183, 253])
})

test('the page says how many are met, not applicable and open', () => {
  const count = (state: string) => numbersOf((row) => row.state === state).length
  const [met, not, open] = [count('met'), count('not applicable'), count('open')]
  expect(met + not + open).toBe(rows.length)
  expect(page).toContain(
    `Of ${rows.length} requirements ${met} are met, ${not} are not applicable and ${open} are open.`,
  )
})

test('what is met links to a test or a file, and everything else has a reason', () => {
  expect(numbersOf(({ state, evidence }) => state === 'met' && linksIn(evidence).length === 0)).toEqual([])
  expect(numbersOf(({ state, reason }) => state !== 'met' && !reason)).toEqual([])
  expect(numbersOf(({ asks }) => !asks)).toEqual([])
})
