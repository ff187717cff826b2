/** The titles of tests that carry the ids of rows: `test('… [7.auth.login]', …)`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, sourceFiles } from '#tests/support/project/source-files.ts'

export interface Title {
  file: string
  /** Without the ids. */
  words: string
  ids: string[]
}

/** A text that opens the arguments of a call, on the line of the bracket or on its own, as titles do. */
const firstArguments = /(?:\(|^)[ \t]*(['"`])((?:\\.|(?!\1)[^\\\n])*)\1,/gm
const tag = /\s*\[(\d\.[\w.-]+)\]/g

/** The tagged titles of one source text. */
export const titlesIn = (file: string, source: string): Title[] =>
  [...source.matchAll(firstArguments)]
    .map(([, , text = '']) => ({
      file,
      words: text.replace(tag, '').replace(/\\(.)/g, '$1'),
      ids: [...text.matchAll(tag)].map(([, id = '']) => id),
    }))
    .filter(({ ids }) => ids.length > 0)

/** The tagged titles of all tests, by file and in their order. */
export const taggedTitles = (): Title[] =>
  sourceFiles('tests')
    .filter((file) => !file.startsWith('tests/layout/') && /\.test\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => titlesIn(file, readFileSync(join(root, file), 'utf8')))
