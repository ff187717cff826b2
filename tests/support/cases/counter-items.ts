/** Counters of imported cases: what each case raises, added up to the items that are imported. */
import type { Item } from '#functions/platform/table/table.ts'
import type { SubmittedCase } from './case-items.ts'

export const addUpCounters = () => {
  const raised = new Map<string, Item>()
  return {
    add: (counters: SubmittedCase['counters']): void => {
      for (const { key, by } of counters) {
        const name = `${key.pk} ${key.sk}`
        const counter: Item = { ...key, ...raised.get(name) }
        for (const [attribute, amount] of Object.entries(by))
          counter[attribute] = Number(counter[attribute] ?? 0) + amount
        raised.set(name, counter)
      }
    },
    items: (): Item[] => [...raised.values()],
  }
}
