/** No file imports itself through others, not even for a type: each can then be read and moved without the rest. */
import { expect, test } from 'vitest'
import { importsOf, sourceFiles } from '#tests/support/project/source-files.ts'

const folders = ['shared', 'functions', 'infra', 'web']

/** Circles that are still to be cut; the list may only get shorter. */
const known = [
  'functions/app/cases/find-duplicates.ts → functions/app/cases/present-case.ts → functions/app/cases/find-duplicates.ts',
  'functions/data/application-form.ts → functions/data/case.ts → functions/data/application-form.ts',
  'functions/data/application-form.ts → functions/data/former-application.ts → functions/data/application-form.ts',
  'functions/data/application-form.ts → functions/data/former-application.ts → functions/data/user.ts → functions/data/application-form.ts',
  'functions/services/service-factories.ts → functions/services/services.ts → functions/services/service-factories.ts',
]

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

test('files import each other in one direction only', () => {
  const graph = imports()
  const circles = [...graph.keys()]
    .map((file) => circleFrom(file, graph))
    .filter((circle) => circle !== undefined)
  const found = [...new Set(circles.map(named))]
  expect(found.filter((circle) => !known.includes(circle))).toEqual([])
})
