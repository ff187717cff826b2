/** Every row of the specification has a test that names it in its tags, and the page that lists them is up to date. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageOf } from '#tests/specification/page.ts'
import { rows, topics } from '#tests/specification/rows/index.ts'
import { taggedTitles, titlesIn } from '#tests/specification/titles.ts'
import { root, sourceFiles } from '#tests/support/project/source-files.ts'

const titles = taggedTitles()
const known = rows.map(({ id }) => id)
const held = new Set(titles.flatMap(({ ids }) => ids))

test('tags of tests are found in every form in which tests write them', () => {
  const source = [
    "test('one', { tags: ['topic.a', 'topic.b-c'] }, () => {})",
    'test.each(cases)(',
    '  "the other\'s %s",',
    "  { tags: ['topic.d.eF'] },",
    "it('none', () => expect(x).toBe('topic.no'))",
    "it('none either', { timeout: 1 }, () => {})",
  ].join('\n')
  expect(titlesIn('x.test.ts', source)).toEqual([
    { file: 'x.test.ts', text: 'one', ids: ['topic.a', 'topic.b-c'] },
    { file: 'x.test.ts', text: "the other's %s", ids: ['topic.d.eF'] },
  ])
})

test('no two rows have the same id, and each id begins with its topic', () => {
  const twice = known.filter((id, index) => known.indexOf(id) !== index || !/^[a-z-]+\.[\w.-]+$/.test(id))
  expect(twice, 'Give each row of tests/specification/rows an id of its own.').toEqual([])
})

test('every row has a test', () => {
  const bare = known.filter((id) => !held.has(id))
  expect(
    bare,
    'Write a test that asserts the row and add the id to its tags; never tag one that does not.',
  ).toEqual([])
})

test('every tag is the id of a row', () => {
  const strangers = titles.flatMap(({ file, ids }) =>
    ids.filter((id) => !known.includes(id)).map((id) => `${file}: ${id}`),
  )
  expect(strangers, 'Correct the id, or add the row to tests/specification/rows.').toEqual([])
})

test('no test is skipped or run alone', () => {
  const left = sourceFiles('tests').filter(
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      /\b(test|it|describe)\.(skip|only|todo|fails)\b/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(left, 'A test that does not run holds nothing: mend it or delete it.').toEqual([])
})

test('docs/specification.md is up to date with the rows and the tests', () => {
  const page = readFileSync(join(root, 'docs/specification.md'), 'utf8')
  expect(
    page === pageOf(topics, titles),
    'Run `npm run specification` and commit docs/specification.md.',
  ).toBe(true)
})
