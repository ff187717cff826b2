/**
 * What comments and documents refer to exists: files, headings, and nothing outside of this repository. Reads every text
 * file of the project.
 */
import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#tests/support/project/source-files.ts'
import { textFiles } from '#tests/support/project/text-files.ts'

const self = relative(root, import.meta.filename)
const contents = textFiles()
const files = [...contents.keys()].filter((file) => file !== self)
const documents = files.filter((file) => file.endsWith('.md'))

/** The anchors of a document, as GitHub makes them of its headings. */
const anchorsOf = (file: string): Set<string> => {
  const lines = (contents.get(file) ?? '').replace(/^```[\s\S]*?^```/gm, '').split('\n')
  const seen = new Map<string, number>()
  return new Set(
    lines.flatMap((line) => {
      const heading = /^#{1,6}\s+(.*?)\s*#*$/.exec(line)?.[1]
      if (heading === undefined) return []
      const slug = heading
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-')
      const before = seen.get(slug) ?? 0
      seen.set(slug, before + 1)
      return [before === 0 ? slug : `${slug}-${before}`]
    }),
  )
}

/** Why the target of a link does not exist, or nothing. */
const fault = (from: string, path: string, anchor: string | undefined): string[] => {
  if (!existsSync(join(root, path))) return [`${from} refers to ${path}, which does not exist.`]
  if (!anchor || !path.endsWith('.md') || anchorsOf(path).has(anchor)) return []
  return [`${from} refers to ${path}#${anchor}: the page has no such heading.`]
}

test('every relative link of a document names an existing file and heading', () => {
  const faults = documents.flatMap((file) => {
    const prose = (contents.get(file) ?? '').replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')
    return [...prose.matchAll(/\]\(([^()\s]+)\)/g)].flatMap(([, link = '']) => {
      if (/^[a-z]+:/.test(link)) return []
      const [path = '', anchor] = link.split('#')
      return fault(file, path === '' ? file : relative(root, resolve(root, dirname(file), path)), anchor)
    })
  })
  expect(faults).toEqual([])
})

test('every mention of a page in docs/ names an existing file and heading', () => {
  const faults = files.flatMap((file) =>
    [...(contents.get(file) ?? '').matchAll(/(?<![\w./-])(docs\/[\w./-]+\.md)(?:#([\w-]+))?/g)].flatMap(
      ([, path = '', anchor]) => fault(file, path, anchor),
    ),
  )
  expect(faults).toEqual([])
})

/** Folders that a command makes and git ignores. */
const madeByCommands = ['web/dist']

test('every file that a document names in code exists', () => {
  const named = /`((?:shared|functions|infra|web|tests|docs)\/[\w./-]*[\w/])`/g
  const faults = documents
    .filter((file) => file !== 'CHANGELOG.md')
    .flatMap((file) =>
      [...(contents.get(file) ?? '').matchAll(named)].flatMap(([, path = '']) =>
        madeByCommands.includes(path) ? [] : fault(file, path, undefined),
      ),
    )
  expect(faults).toEqual([])
})

const pages = documents.filter((file) => file !== 'CHANGELOG.md' && !file.startsWith('docs/decisions/'))
const inCode = (pattern: RegExp): string[] =>
  pages.flatMap((file) =>
    [...(contents.get(file) ?? '').matchAll(pattern)].map(([, name = '']) => `${file}: ${name}`),
  )

test('every npm script that a document names exists', () => {
  const { scripts } = JSON.parse(contents.get('package.json') ?? '')
  const named = inCode(/npm run ([\w:-]*\w)/g)
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((one) => !((one.split(': ')[1] ?? '') in scripts))).toEqual([])
})

test('every name of the code that a document gives is in the code', () => {
  const code = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => contents.get(file))
    .join('\n')
  const words = new Set(code.match(/\w+/g))
  // Names of two words, written as one: `useRecordForm`, `valid_until`, `cases.proposeCorrection`.
  const named = inCode(/`((?:\w+\.)*(?:[a-z]+[A-Z]\w*|[a-z]+(?:_[a-z\d]+)+))`/g)
  expect(named.length).toBeGreaterThan(100)
  expect(
    named.filter((one) =>
      one
        .split(': ')[1]
        ?.split('.')
        .some((word) => !words.has(word)),
    ),
  ).toEqual([])
})

/** Pages that were never part of this repository, and how they were cited. */
const foreign = [
  // A published standard may be cited by its name, such as "PNG specification, section 5".
  /(?<!\b[A-Z]{2,} )\b([Dd]esign|[Ss]ecurity|[Pp]erformance|[Ss]pecification|ux),? (sections?|field facts)\b/,
  /\b[Ss]ecurity,? [TF]\d{2}\b/,
  /\bux[:,] /,
  /\(ux\b/,
  /\bissues? #?\d+\b/i,
  /\bregister\.md\b/,
]
/** A path that leaves the repository; imports and links go to folders of it and are checked elsewhere. */
const outside =
  /(?<!from '|import\('|\]\(|['"`])(\.\.\/)+shared\/(design|security|ux|performance|specification|register)/

const citations = (file: string): string[] =>
  (contents.get(file) ?? '')
    .split('\n')
    .flatMap((line, index) =>
      [...foreign, outside].some((pattern) => pattern.test(line))
        ? [
            `${file}:${index + 1} cites a page that is not in this repository: cite a heading in docs/, or say the reason itself.`,
          ]
        : [],
    )

test('no comment or document cites a page that is not in this repository', () => {
  expect(files.flatMap(citations)).toEqual([])
})
