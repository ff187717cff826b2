/**
 * `npm run restore:bench -- --items 100000`: a restore drill against the stand-ins, and how long each step takes. With `--made-up` it reads a table
 * that is made up, and says how much memory it took.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Item } from '#functions/platform/table/table.ts'
import { flag, number, readOptions } from '#infra/command-line.ts'
import { drillReport, restoreDrill } from '#infra/operations/restore-drill/drill.ts'
import { addUpCounters } from '#tests/support/cases/counter-items.ts'
import { importPortal } from '#tests/support/cases/imported-portal.ts'
import { openStack } from '#tests/support/portal/stack.ts'
import { aPersonWithCase, itemsOfAnEntry, type NamedFile } from '#tests/support/restore-drill/many-people.ts'
import { standInRestores } from '#tests/support/restore-drill/stand-in-restores.ts'
import { madeUpDrill } from './made-up.ts'

const { items: wanted, 'made-up': isMadeUp } = readOptions('npm run restore:bench', {
  items: number(100_000),
  'made-up': flag,
}).values

if (isMadeUp) {
  for (const line of await madeUpDrill(wanted)) console.log(line)
  process.exit()
}
const itemsInAFile = 50_000
/** With each person two entries of the register. */
const entriesOfAPerson = 2

const files: NamedFile[] = []
const { dataDir, made, seconds, remove } = await importPortal(async (write) => {
  const counters = addUpCounters()
  let [all, waiting, people]: [number, Item[], number] = [0, [], 0]
  const flush = async () => {
    if (waiting.length === 0) return
    await write(String(all), waiting)
    waiting = []
  }
  for (; all < wanted; people++) {
    const now = new Date()
    const person = await aPersonWithCase(now)
    counters.add(person.counters)
    files.push(person.file)
    const entries = Array.from({ length: entriesOfAPerson }, (_, n) =>
      itemsOfAnEntry(people * entriesOfAPerson + n, now),
    )
    const items = [...person.items, ...entries.flat()]
    all += items.length
    waiting.push(...items)
    if (waiting.length >= itemsInAFile) await flush()
  }
  await flush()
  await write('counters', counters.items())
  return { items: all, people }
})
const folder = await mkdtemp(join(tmpdir(), 'portal-drill-'))
const stack = await openStack({}, {}, dataDir)
try {
  for (const { key, bytes } of files) await stack.services.files.put(key, bytes, 'image/png')
  console.log(
    `${made.items} items of ${made.people} people and ${files.length} files after ${Math.round(seconds)} s.`,
  )
  const { restores } = await standInRestores(stack.localStack, folder)
  const began = performance.now()
  const result = await restoreDrill(restores, { say: console.log })
  for (const line of drillReport(result)) console.log(line)
  console.log(`The drill took ${Math.round((performance.now() - began) / 1000)} s.`)
  if (!result.isGood) process.exitCode = 1
} finally {
  await stack.close()
  await rm(folder, { recursive: true, force: true })
  await remove()
}
