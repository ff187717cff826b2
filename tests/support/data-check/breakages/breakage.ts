/** A way to break a rule of the data check, and short forms to write one. */
import type { Item } from '#functions/platform/table/table.ts'
import type { OfficeDay } from '../office-day.ts'

export interface Breakage {
  family: string
  what: string
  /** The item that is broken. */
  find: (item: Item, day: OfficeDay) => unknown
  /** The changed item; null removes it. An item with another key is added. */
  as: (item: Item, day: OfficeDay) => Item | null
  /** It follows from other records, so that it is rewritten. */
  isRepaired?: true
  /** It cannot be repaired, and what follows from it can. */
  hasRepairs?: true
}

export const at = (pk: string, sk = '', where: Breakage['find'] = () => true) => ({
  find: (item: Item, day: OfficeDay) =>
    String(item.pk).startsWith(pk) && String(item.sk).startsWith(sk) && where(item, day),
})
export const gone = { as: () => null, isRepaired: true as const }
export const lost = { as: () => null }
export const raised = (...names: string[]) => ({
  as: (item: Item) => ({
    ...item,
    ...Object.fromEntries(names.map((name) => [name, Number(item[name] ?? 0) + 1])),
  }),
  isRepaired: true as const,
})
export const changed = (fields: Item) => ({ as: (item: Item) => ({ ...item, ...fields }) })
export const rewritten = (fields: Item) => ({ ...changed(fields), isRepaired: true as const })

/** An account that nobody has closed. */
export const open = (item: Item) => !item.closed_at && !item.closing
