/** Each sentence of the specification is judged by a test or is a departure, and the judge knows the portal from outside only. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, root, sourceFiles } from '#tests/support/project/source-files.ts'

const judge = 'tests/specification/judge'
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one = '']) => one)

const sentences = found(read('docs/specification.md'), /^- (.+)$/gm)
const titles = sourceFiles(judge).flatMap((file) => found(read(file), /^test\(\s*'(.+)',/gm))
const departures = found(read('docs/departures.md'), /^\| (?!---|The specification says)(.+?) \|/gm)

test('every sentence of docs/specification.md is judged or is a departure, and nothing else is', () => {
  expect(titles.length).toBeGreaterThan(90)
  expect(
    [...titles, ...departures].sort(),
    'The title of a test of the judge, or the first cell of docs/departures.md, is the sentence itself.',
  ).toEqual([...sentences].sort())
})

const support = 'tests/support/(portal/|pages/(open-page|page-content)|browser/journey|files/images)'
const outside = new RegExp(`^(node:|vitest$|@testing-library/|playwright-core$|${judge}/|${support})`)

test('the judge imports nothing but what starts a portal and opens a page', () => {
  const inside = sourceFiles(judge).flatMap((file) =>
    importsOf(file)
      .filter(({ target }) => !outside.test(target))
      .map(({ target }) => `${file} imports ${target}`),
  )
  expect(
    inside,
    'Write the words of the specification into the judge; nothing else may change them.',
  ).toEqual([])
})

test('no test is skipped or run alone', () => {
  const left = sourceFiles('tests').filter(
    (file) => /\.test\.tsx?$/.test(file) && /\b(test|it|describe)\.(skip|only|todo|fails)\b/.test(read(file)),
  )
  expect(left, 'A test that does not run holds nothing: mend it or delete it.').toEqual([])
})
