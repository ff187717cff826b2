/** What runs of `shared` and `functions`: what a file reaches, and which folders import each other. Types are left out. */
import { areas } from '#tests/layout/house.ts'
import { importsOf, sourceFiles } from './source-files.ts'

const graph = new Map(
  ['shared', 'functions']
    .flatMap(sourceFiles)
    .map((file) => [file, importsOf(file).flatMap(({ target, typeOnly }) => (typeOnly ? [] : [target]))]),
)

/** The file itself and all that it imports, directly or through others. */
export const reachedFrom = (start: string): string[] => {
  const reached = new Set([start])
  for (const file of reached)
    for (const target of graph.get(file) ?? []) if (graph.has(target)) reached.add(target)
  return [...reached]
}

/** `functions/cases/data` of a file; rings are between these. */
const roomOf = (file: string): string => {
  const parts = file.split('/')
  return parts.slice(0, areas.some((area) => parts[1] === area) ? 3 : 2).join('/')
}

/** "shared/cases/records and shared/cases/rules": folders of which each imports the other. */
export const folderRings = (): string[] => {
  const rooms = new Map<string, Set<string>>()
  for (const [file, targets] of graph)
    for (const target of targets)
      if (graph.has(target) && roomOf(target) !== roomOf(file))
        rooms.set(roomOf(file), (rooms.get(roomOf(file)) ?? new Set()).add(roomOf(target)))
  return [...rooms].flatMap(([room, others]) =>
    [...others]
      .filter((other) => room < other && rooms.get(other)?.has(room))
      .map((other) => `${room} and ${other}`),
  )
}
