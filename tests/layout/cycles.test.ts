/** No file imports itself through others, not even for a type: each can then be read and moved without the rest. */
import { expect, test } from 'vitest'
import { importsOf, sourceFiles } from '#tests/support/project/source-files.ts'

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
