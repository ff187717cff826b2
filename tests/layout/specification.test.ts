/** Every row of the specification has a test that says so in its title, and the page that lists them is up to date. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageOf } from '#tests/specification/page.ts'
import { rows } from '#tests/specification/rows/index.ts'
import { taggedTitles, titlesIn } from '#tests/specification/titles.ts'
import { root, sourceFiles } from '#tests/support/project/source-files.ts'

const titles = taggedTitles()
const known = rows.map(({ id }) => id)
const held = new Set(titles.flatMap(({ ids }) => ids))

test('titles are read in every form in which tests carry them', () => {
  const source = [
    "test('one [1.a] [1.b-c]', () => {})",
    'test.each(cases)(',
    '  "the other\'s %s [2.d.eF]",',
    "it('none', () => expect(x).toBe('[3.no]'))",
    "expect('[4.no]').toBe(1)",
  ].join('\n')
  expect(titlesIn('x.test.ts', source)).toEqual([
    { file: 'x.test.ts', words: 'one', ids: ['1.a', '1.b-c'] },
    { file: 'x.test.ts', words: "the other's %s", ids: ['2.d.eF'] },
  ])
})

test('no two rows have the same id, and each begins with its section', () => {
  const twice = known.filter((id, index) => known.indexOf(id) !== index || !/^[1-9]\.[\w.-]+$/.test(id))
  expect(twice, 'Give each row of tests/specification/rows an id of its own.').toEqual([])
})

test('every row has a test', () => {
  const bare = known.filter((id) => !held.has(id))
  expect(
    bare,
    'Write a test that asserts the row and end its title with the id in brackets; never tag one that does not.',
  ).toEqual([])
})

test('every id in a title is a row', () => {
  const strangers = titles.flatMap(({ file, ids }) =>
    ids.filter((id) => !known.includes(id)).map((id) => `${file} [${id}]`),
  )
  expect(strangers, 'Correct the id, or add the row to tests/specification/rows.').toEqual([])
})

test('no test is left out', () => {
  const left = sourceFiles('tests').filter(
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      /\b(test|it|describe)\.(skip|only|todo|fails)\b/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(left, 'A test that does not run holds nothing: mend it or delete it.').toEqual([])
})

test('the page is what the rows and the titles say', () => {
  const page = readFileSync(join(root, 'tests/specification.md'), 'utf8')
  expect(
    page === pageOf(rows, titles),
    'Run `npm run specification` and commit tests/specification.md.',
  ).toBe(true)
})
