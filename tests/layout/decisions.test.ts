/** The decisions are in folders by area, each is listed once, and whoever cites one names it as it is. */
import { basename, dirname, relative } from 'node:path'
import { expect, test } from 'vitest'
import { textFiles } from '#tests/support/project/text-files.ts'
import { areas as houseAreas } from './house.ts'

const folder = 'docs/decisions'
const contents = textFiles()
const areas = [...houseAreas, 'platform', 'web', 'operations', 'tests'].map(
  (area) => `${area[0]?.toUpperCase()}${area.slice(1)}`,
)
const numberOf = (file: string): string => basename(file).slice(0, 4)
const decisions = [...contents.keys()].filter(
  (file) => file.startsWith(`${folder}/`) && /\/\d{4}-/.test(file),
)

const readme = contents.get(`${folder}/README.md`) ?? ''
/** The rows of README.md as "path · title", below the heading of each area. */
const sections = [...readme.matchAll(/^## (.+)\n\n\|.*\n\| ---.*\n((?:\|.*\n)+)/gm)].map(
  ([, area = '', rows = '']) => ({ area, rows: rows.trim().split('\n') }),
)
const superseded = [
  ...(contents.get(`${folder}/superseded.md`) ?? '').matchAll(/^\| (\d{4}) \| [^|]+ \| .*\]\(.* \|$/gm),
].map(([, number = '']) => number)

test('every decision is listed once, under the area of its folder and with its title', () => {
  const listed = sections.flatMap(({ area, rows }) =>
    rows.map((row) => {
      const [, path, title] = /^\| \[\d{4}\]\(([^)]+)\) \| ([^|]+) \| [^|]+ \|/.exec(row) ?? []
      return { area, file: `${folder}/${path}`, title }
    }),
  )
  expect(sections.map(({ area }) => area)).toEqual(areas)
  expect(listed.map(({ file }) => file).sort()).toEqual([...decisions].sort())
  expect(
    listed
      .filter(({ area, file }) => dirname(file) !== `${folder}/${area.toLowerCase()}`)
      .map(({ file }) => file),
  ).toEqual([])
  expect(
    listed.filter(
      ({ file, title }) => contents.get(file)?.split('\n')[0] !== `# ${numberOf(file)}. ${title}`,
    ),
  ).toEqual([])
})

test('a number stands for one decision: a file, a part of one, or a superseded one', () => {
  const parts = sections.flatMap(({ rows }) =>
    rows.flatMap((row) => row.split('|').at(-2)?.match(/\d{4}/g) ?? []),
  )
  const numbers = [...decisions.map(numberOf), ...parts, ...superseded].sort()
  expect(numbers.filter((number, index) => numbers[index - 1] === number)).toEqual([])
})

test('whoever cites a decision names a number and a file that exist', () => {
  const numbers = new Set(decisions.map(numberOf))
  const files = new Set(decisions.map((file) => relative(folder, file)))
  const faults = [...contents].flatMap(([file, text]) => {
    const said = [...text.matchAll(/\b[Dd]ecisions? (\d{4})\b/g)].map(([, number = '']) => number)
    const paths = [...text.matchAll(/\bdecisions\/((?:\w+\/)?\d{4}[\w-]*(?:\.md)?)/g)].map(
      ([, path = '']) => path,
    )
    const links = [...text.matchAll(/\[(?:[Dd]ecisions? )?(\d{4})\]\([^()]*?(\d{4})-[^()]*\)/g)]
    return [
      ...said
        .filter((number) => !numbers.has(number))
        .map((number) => `${file}: there is no decision ${number}`),
      ...paths.filter((path) => !files.has(path)).map((path) => `${file}: there is no decision ${path}`),
      ...links.filter(([, number, target]) => number !== target).map(([link]) => `${file}: ${link}`),
    ]
  })
  expect(faults).toEqual([])
})
