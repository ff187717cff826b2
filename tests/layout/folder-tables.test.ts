/** The README of each folder is short, lists every folder beside it, and names paths that exist; docs/architecture.md says what each folder imports. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '#tests/support/project/source-files.ts'

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
const codeIn = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** The rows of the tables whose first column has this heading. */
const rowsOf = (page: string, heading: string): string[][] =>
  [...page.matchAll(new RegExp(`^\\| ${heading} \\|.*\\n\\| ?---.*\\n((?:\\|.*\\n)+)`, 'gm'))]
    .flatMap(([, rows = '']) => rows.trim().split('\n'))
    .map((row) => row.split('|').slice(1, -1))

/** What a command makes, or npm installs. */
const notInGit = new Set(['node_modules', 'dist', 'cdk.out'])
const foldersIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !notInGit.has(entry.name))
    .map(({ name }) => join(folder, name))

const floors = foldersIn('.').filter((floor) => floor !== 'docs')
const readmes = floors
  .flatMap((floor) =>
    readdirSync(join(root, floor), { recursive: true, encoding: 'utf8' }).map((file) => join(floor, file)),
  )
  .filter((file) => file.endsWith('/README.md'))
  .sort()

/** A path, not a command, a setting, an address or a pattern such as `<feature>`. */
const isPath = (code: string): boolean =>
  /^[\w.-]+(\/[\w.-]+)*\/?$/.test(code) && /\/|\.(ts|tsx|mjs|md|json|css|scss|html)$/.test(code)
const made = ['web/dist', 'node_modules/.cache', 'DATA_DIR/']

describe.each(readmes)('%s', (readme) => {
  const [folder, page] = [dirname(readme), textOf(readme)]

  test('lists every folder', () => {
    const listed = rowsOf(page, 'Folder').flatMap(([cell = '']) =>
      codeIn(cell).map((it) => join(folder, it, '.')),
    )
    const parents = new Set(listed.map(dirname).filter((parent) => parent.startsWith(folder)))
    const there = [...parents].flatMap(foldersIn)
    const covered = (path: string) => listed.some((it) => it === path || it.startsWith(`${path}/`))
    expect(listed.length).toBeGreaterThan(0)
    expect(there.filter((path) => !covered(path)).map((path) => `${readme} leaves out ${path}/`)).toEqual([])
  })

  test('names only paths that exist, from its folder or from the root', () => {
    const places = [folder, '.', 'node_modules']
    const exists = (path: string) => places.some((place) => existsSync(join(root, place, path)))
    const unknown = codeIn(page).filter(
      (path) => isPath(path) && !exists(path) && !made.some((it) => path.startsWith(it)),
    )
    expect(unknown).toEqual([])
  })

  test('takes one screen', () => {
    const lines = page.split('\n').length - 1
    expect(lines).toBeLessThanOrEqual(floors.includes(folder) ? 40 : 75)
  })
})

test('every floor has a README, and the README of the project lists it', () => {
  expect(floors.filter((floor) => !readmes.includes(`${floor}/README.md`))).toEqual([])
  const listed = rowsOf(textOf('README.md'), 'Folder').map(([cell = '']) => /\w+/.exec(cell)?.[0])
  expect(listed.sort()).toEqual([...floors, 'docs'].sort())
})

test('the pictures of the README are those that its command makes, and small', () => {
  const shown = [...textOf('README.md').matchAll(/src="docs\/pictures\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  )
  expect(shown.sort()).toEqual(readdirSync(join(root, 'docs/pictures')).sort())
  expect(shown.filter((name) => statSync(join(root, 'docs/pictures', name)).size > 160_000)).toEqual([])
})

test('the README of the project links every page of docs', () => {
  const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))
  expect(pages.filter((page) => !textOf('README.md').includes(`](docs/${page})`))).toEqual([])
})
