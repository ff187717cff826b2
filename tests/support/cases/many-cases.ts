/** A portal with applications by the thousand. */

import { placeCursor } from '#functions/cases/data/queue.ts'
import { queueSortKey } from '#functions/platform/table/keys/cases.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import type { openStack } from '#tests/support/portal/stack.ts'
import { aSubmitter, itemsOfACase, type SubmittedCase } from './case-items.ts'
import { addUpCounters } from './counter-items.ts'
import { importPortal, type WriteItems } from './imported-portal.ts'

const casesInAFile = 2000
const betweenCasesInMs = 10_000 // all of them within days: e-mails are kept for a month

/** Makes `count` submissions, oldest first, and hands them over by the thousand. */
const makeCases = async (
  count: number,
  take: (some: SubmittedCase[], name: string) => Promise<void>,
): Promise<void> => {
  const start = Date.now() - count * betweenCasesInMs
  for (let done = 0; done < count; done += casesInAFile) {
    const indexes = Array.from({ length: Math.min(casesInAFile, count - done) }, (_, index) => done + index)
    const some = await Promise.all(
      indexes.map((index) => itemsOfACase(aSubmitter(), new Date(start + index * betweenCasesInMs))),
    )
    await take(some, String(done))
  }
}

const writeCases = (count: number) => async (write: WriteItems) => {
  const counters = addUpCounters()
  const cases: SubmittedCase[] = []
  let all = 0
  await makeCases(count, async (some, name) => {
    counters.add(some.flatMap((made) => made.counters))
    const items = some.flatMap((made) => made.items)
    await write(name, items)
    all += items.length
    cases.push(...some.map((made) => ({ ...made, items: [] })))
  })
  await write('counters', counters.items())
  return { cases, all }
}

/**
 * Opens a portal that holds `count` submitted applications, oldest first; `seconds` is how long they took to go in.
 * @param given as `openStack` takes it
 */
export const openManyCases = async (count: number, given: Parameters<typeof openStack>[0] = {}) => {
  const { made, dataDir, seconds, remove } = await importPortal(writeCases(count))
  const staffStack = await openStaffStack(given, {}, dataDir)
  return {
    staffStack,
    cases: made.cases,
    items: made.all,
    seconds,
    /** The cursor of the page that begins with the case at `index`. */
    cursorAt: (index: number): string | undefined => {
      const before = made.cases[index - 1]
      const key = before && queueSortKey(before.form.submitted_at, before.id)
      return key && placeCursor({ way: 'after', key, skipped: index })
    },
    close: async () => {
      await staffStack.close()
      await remove()
    },
  }
}
