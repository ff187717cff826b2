/** Runs bundles alone: a copy in an empty folder, a fresh process, and only the environment that a function has. */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BundledFunction } from '#infra/bundle.ts'
import { root } from '#tests/support/project/source-files.ts'

const run = promisify(execFile)
const runner = join(root, 'tests/support/bundles/bundle-process.mjs')

// biome-ignore lint/suspicious/noExplicitAny: JSON of a function or a worker, of which each test names what it reads
export type BundleAnswer = any

/** @returns the handler's answer to each event, in order. */
export const runBundle = async (
  { folder }: BundledFunction,
  env: Record<string, string>,
  events: object[],
): Promise<BundleAnswer[]> => {
  const work = await mkdtemp(join(tmpdir(), 'portal-bundle-'))
  try {
    const [bundle, eventsFile, answersFile] = ['task', 'events.json', 'answers.json'].map((name) =>
      join(work, name),
    )
    await cp(folder, bundle!, { recursive: true })
    await writeFile(eventsFile!, JSON.stringify(events))
    await run(process.execPath, [runner, join(bundle!, 'index.mjs'), eventsFile!, answersFile!], {
      env,
      cwd: work,
    })
    return JSON.parse(await readFile(answersFile!, 'utf8'))
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Does the work for each item, a few at a time; results in order. */
export const aFewAtATime = async <Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>,
  most = 3,
): Promise<Result[]> => {
  const results: Result[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: most }, worker))
  return results
}
