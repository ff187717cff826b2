/** The page that says for each row of the specification which tests hold it. */
import type { Row } from './rows/index.ts'
import type { Title } from './titles.ts'

const names = [
  'What the product does and for whom',
  'Screens and routes',
  'Entities and their fields',
  'States and transitions',
  'Validation rules',
  'Roles and permissions',
  'The calls it makes',
  'The error catalogue',
  'Business constants and limits',
]

const head = `# Specification and tests

Written by \`npm run specification\` from \`tests/specification/rows\` and the titles of the tests; do not edit.
A test holds a row when its title carries the row's id: \`test('… [7.auth.login]', …)\`.
`

/** A bar would end the cell, and what looks like a tag would vanish. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')

const holders = (id: string, titles: Title[]): string =>
  titles
    .filter(({ ids }) => ids.includes(id))
    .map(({ file, words }) => `\`${file.replace(/^tests\//, '')}\`: ${cell(words)}`)
    .join('<br>')

/** The whole text of `tests/specification.md`. */
export const pageOf = (rows: Row[], titles: Title[]): string => {
  const sections = names.map((name, index) => {
    const lines = rows
      .filter(({ id }) => id.startsWith(`${index + 1}.`))
      .map(({ id, says }) => `| \`${id}\` | ${cell(says)} | ${holders(id, titles)} |`)
    return [
      `## ${index + 1}. ${name}`,
      '',
      '| Row | What it asks | Tests |',
      '|---|---|---|',
      ...lines,
      '',
    ].join('\n')
  })
  return [head, ...sections].join('\n')
}
