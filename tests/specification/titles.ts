/** The titles of tests that name rows in their tags: `test('…', { tags: ['endpoint.auth.login'] }, …)`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, sourceFiles } from '#tests/support/project/source-files.ts'

export interface Title {
  file: string
  text: string
  /** The rows that the test holds. */
  ids: string[]
}

/** A title, on the line of the bracket or on its own, and the options with tags that follow it. */
const taggedTitle =
  /(?:\(|^)[ \t]*(['"`])((?:\\.|(?!\1)[^\\\n])*)\1,\s*\{\s*(?:\w+: [\w.]+,\s*)?tags: \[([^\]]*)\]/gm

/** The tagged titles of one source text. */
export const titlesIn = (file: string, source: string): Title[] =>
  [...source.matchAll(taggedTitle)].map(([, , text = '', tags = '']) => ({
    file,
    text: text.replace(/\\(.)/g, '$1'),
    ids: [...tags.matchAll(/'([^']+)'/g)].map(([, id = '']) => id),
  }))

/** The tagged titles of all tests, by file and in their order. */
export const taggedTitles = (): Title[] =>
  sourceFiles('tests')
    .filter((file) => !file.startsWith('tests/layout/') && /\.test\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => titlesIn(file, readFileSync(join(root, file), 'utf8')))
