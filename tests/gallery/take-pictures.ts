/** Goes through the scenes with two pages at a time, and keeps the pictures. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Entry, searchTextOf } from './entries.ts'
import type { Result } from './page.ts'
import { type Picture, picturesOf } from './picture.ts'
import type { Queue, Visit } from './queues.ts'

const pagesAtOnce = 2

interface Order {
  folder: string
  /** Lower case; scenes without this text are left out. */
  only: string
  say: (line: string) => void
}

export const labelOf = ({ area, path, state, viewer }: Entry): string =>
  `${area}: ${path} ${state} (${viewer})`

const keep = async (folder: string, name: string, { width, bytes }: Picture) => {
  const file = `screens/${name}-${width}.png`
  await writeFile(join(folder, file), bytes)
  const height = bytes.readUInt32BE(20) // where a PNG names it
  return { width, height, file, size: bytes.length }
}

const resultOf = async ({ entry, context }: Visit, folder: string): Promise<Result> => {
  try {
    const taken = await picturesOf(await context(), entry.scene, entry)
    return { entry, pictures: await Promise.all(taken.map((it) => keep(folder, entry.name, it))) }
  } catch (error) {
    return { entry, pictures: [], problem: stripVTControlCharacters(String(error)) }
  }
}

/** @returns the results in the order of the queues, and why queues could not be opened. */
export const takePictures = async (queues: Queue[], { folder, only, say }: Order) => {
  const byQueue: Result[][] = queues.map(() => [])
  const problems: string[] = []
  let done = 0
  const goThrough = async (queue: Queue, results: Result[]) => {
    for (const visit of await queue()) {
      if (!searchTextOf(visit.entry).includes(only)) continue
      const result = await resultOf(visit, folder)
      results.push(result)
      done += 1
      say(`${done} ${labelOf(visit.entry)}${result.problem ? ` FAILED ${result.problem}` : ''}`)
    }
  }
  const waiting = queues.map((queue, index) => ({ queue, results: byQueue[index] ?? [] }))
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await goThrough(next.queue, next.results).catch((error) => problems.push(String(error)))
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, work))
  return { results: byQueue.flat(), problems }
}
