/** `npm run house`: files, lines and folders of each floor, what three routes reach, two walks, and rings between folders. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { folderRings, reachedFrom } from './rooms.ts'
import { root, sourceFiles } from './source-files.ts'
import { lostOn, walks } from './walks.ts'

const linesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + readFileSync(join(root, file), 'utf8').split('\n').length - 1, 0)

const floors = ['shared', 'functions', 'infra', 'web', 'tests'].map((floor) => {
  const files = sourceFiles(floor)
  const folders = [...Map.groupBy(files, dirname)].sort(([, one], [, other]) => other.length - one.length)
  const [largest = '', inside = []] = folders[0] ?? []
  return {
    floor,
    files: files.length,
    lines: linesOf(files),
    folders: folders.length,
    largest: `${largest} (${inside.length})`,
  }
})
console.table(floors)

const product = floors.filter(({ floor }) => floor !== 'tests')
const sum = (key: 'files' | 'lines') => product.reduce((total, floor) => total + floor[key], 0)
const tests = floors.find(({ floor }) => floor === 'tests')?.lines ?? 0
console.log(
  `Product: ${sum('files')} files, ${sum('lines')} lines. Tests: ${(tests / sum('lines')).toFixed(2)} of it.\n`,
)

for (const route of [
  'applications/routes/contact-information',
  'accounts/routes/auth',
  'cases/routes/cases',
]) {
  const reached = reachedFrom(`functions/${route}.ts`)
  console.log(`functions/${route}.ts reaches ${reached.length} files, ${linesOf(reached)} lines`)
}

console.log()
for (const [name, walk] of Object.entries(walks)) {
  const lost = lostOn(walk)
  console.log(
    `${name}: ${walk.flat().length} files${lost.map((file) => `; nothing leads to ${file}`).join('')}`,
  )
}

console.log(`\nFolders that import each other: ${folderRings().join(', ') || 'none'}`)
