/** No file imports itself through others, not even for a type, and no folder another one that imports it: each can then be read and moved without the rest. */
import { expect, test } from 'vitest'
import { folderRings, reachedFrom } from '#tests/support/project/rooms.ts'
import { importsOf, sourceFiles } from '#tests/support/project/source-files.ts'
import { lostOn, walks } from '#tests/support/project/walks.ts'

const folders = ['shared', 'functions', 'infra', 'web']

const imports = (): Map<string, string[]> => {
  const files = new Set(folders.flatMap(sourceFiles))
  const targets = (file: string) => importsOf(file).map(({ target }) => target)
  return new Map([...files].map((file) => [file, targets(file).filter((target) => files.has(target))]))
}

/** One path from `start` back to itself, or undefined; the shortest, because near files are looked at first. */
const circleFrom = (start: string, graph: Map<string, string[]>): string[] | undefined => {
  const reachedFrom = new Map<string, string>()
  const waiting = [start]
  for (let file = waiting.shift(); file; file = waiting.shift()) {
    for (const target of graph.get(file) ?? []) {
      if (target === start) {
        const path = [file]
        for (let at = file; at !== start; path.unshift(at)) at = reachedFrom.get(at) ?? start
        return path
      }
      if (!reachedFrom.has(target)) {
        reachedFrom.set(target, file)
        waiting.push(target)
      }
    }
  }
  return undefined
}

/** The same circle reads the same from whichever of its files it was found. */
const named = (circle: string[]): string => {
  const first = circle.indexOf([...circle].sort()[0] ?? '')
  const turned = [...circle.slice(first), ...circle.slice(0, first)]
  return [...turned, turned[0]].join(' → ')
}

test('no file imports itself through other files', () => {
  const graph = imports()
  const circles = [...graph.keys()]
    .map((file) => circleFrom(file, graph))
    .filter((circle) => circle !== undefined)
  expect([...new Set(circles.map(named))]).toEqual([])
})

test('no two folders import each other', () => {
  expect(folderRings().map((ring) => `${ring}: put what both need into the one that the other uses`)).toEqual(
    [],
  )
})

test('a simple route reaches few files', () => {
  expect(reachedFrom('functions/applications/routes/contact-information.ts').length).toBeLessThanOrEqual(58)
})

test.each([
  ['An address from its form to the table and back', 20],
  ['An approval from its button to the e-mail', 30],
])('%s: at most %i files, each imported by one before it', (name, most) => {
  const walk = walks[name] ?? []
  expect(lostOn(walk)).toEqual([])
  expect(walk.flat().length).toBeLessThanOrEqual(most)
})
