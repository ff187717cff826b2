/**
 * A restore drill: the table and the files of a moment are restored next to the live ones, compared with them,
 * checked, and removed again, whatever happens. The live ones are only read.
 */
import { type Comparison, Fingerprints, type Reading } from './fingerprints.ts'
import { readFiles, readTable } from './readings.ts'
import type { Restores } from './restores.ts'

interface DrillResult extends Pick<Restores, 'isBetween'> {
  /** The moment that was restored. */
  at: Date
  items: Comparison
  files: Comparison
  /** Whether the data check of the copies found nothing. */
  isChecked: boolean
  isGood: boolean
  /** How long each step took. */
  seconds: Record<string, number>
}

/** @param keep leaves the copies where they are */
export const restoreDrill = async (
  restores: Restores,
  { say, keep = false }: { say: (line: string) => void; keep?: boolean },
): Promise<DrillResult> => {
  const { live, copy } = restores
  const seconds: Record<string, number> = {}
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    say(`${name} …`)
    const began = performance.now()
    try {
      return await work()
    } finally {
      seconds[name] = Math.round((performance.now() - began) / 100) / 10
    }
  }
  const found = { items: new Fingerprints(), files: new Fingerprints() }
  const read = async (stores: typeof live, reading: Reading) => {
    await readTable(stores, reading, found.items)
    await readFiles(stores, reading, found.files)
  }

  if (restores.isBetween) await step('read what is live', () => read(live, 'before'))
  const at = await step('wait until that can be restored', () => restores.untilRestorable(new Date()))
  const made: (() => Promise<void>)[] = []
  try {
    made.push(restores.removeTable)
    await step('restore the table', () => restores.restoreTable(at))
    made.push(restores.removeFiles)
    await step('restore the files', () => restores.restoreFiles(at))
    await step('read what is live again', () => read(live, 'after'))
    await step('read the copies', () => read(copy, 'copy'))
    const [items, files] = [found.items.compare(), found.files.compare()]
    const isChecked = await step('check the copies', restores.check)
    const isRight = ({ wrong, restored }: Comparison) => (restores.isBetween ? wrong === 0 : restored > 0)
    const isGood = isRight(items) && isRight(files) && isChecked
    return { isBetween: restores.isBetween, at, items, files, isChecked, isGood, seconds }
  } finally {
    // Both are tried: a copy of people's data must not stay because the other one could not be removed.
    if (!keep)
      await step('remove the copies', async () => {
        const ended = await Promise.allSettled(made.map((remove) => remove()))
        for (const end of ended) if (end.status === 'rejected') throw end.reason
      })
  }
}

const sentence = (what: string, { still, moving, wrong, restored, same }: Comparison, isBetween: boolean) =>
  isBetween
    ? `${restored} ${what} were restored: ${still - wrong} of the ${still} that did not change are the same, ${wrong} are not; ${moving} changed in the meantime.`
    : `${restored} ${what} were restored, ${same} of them as they are now.`

export const drillReport = ({
  isBetween,
  at,
  items,
  files,
  isChecked,
  isGood,
  seconds,
}: DrillResult): string[] => [
  `Restored to ${at.toISOString()}.`,
  sentence('items', items, isBetween),
  sentence('files', files, isBetween),
  isChecked ? 'The data check of the copies found nothing.' : 'The data check of the copies has findings.',
  ...Object.entries(seconds).map(([name, took]) => `  ${took} s: ${name}`),
  isGood ? 'Done: the drill succeeded.' : 'The drill failed.',
]
