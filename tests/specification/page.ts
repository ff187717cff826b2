/** The page that says what the portal does and which tests hold it. */
import type { Topic } from './rows/index.ts'
import type { Title } from './titles.ts'

const head = `# What the portal does

Each row is a fact about the portal, with the tests that would fail if it were no longer true. A test names its rows in
its tags: \`test('…', { tags: ['endpoint.auth.login'] }, …)\`. \`npx vitest run --tags-filter=endpoint.auth.login\` runs
the tests of one row.

\`npm run specification\` writes this page from \`tests/specification/rows\` and the tests; do not edit it.
`

/** A bar would end the cell, and what looks like a tag would vanish. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')

const holders = (id: string, titles: Title[]): string =>
  titles
    .filter(({ ids }) => ids.includes(id))
    .map(({ file, text }) => `\`${file.replace(/^tests\//, '')}\`: ${cell(text)}`)
    .join('<br>')

/** The whole text of `docs/specification.md`. */
export const pageOf = (topics: Topic[], titles: Title[]): string => {
  const sections = topics.map(({ heading, rows }) => {
    const lines = rows.map(({ id, says }) => `| \`${id}\` | ${cell(says)} | ${holders(id, titles)} |`)
    return [`## ${heading}`, '', '| Row | Fact | Tests |', '|---|---|---|', ...lines, ''].join('\n')
  })
  return [head, ...sections].join('\n')
}
