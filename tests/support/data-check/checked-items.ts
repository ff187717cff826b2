/** The data check over items that were read before: what is broken in memory needs no table. */

import type { Item } from '#functions/platform/table/table.ts'
import { createDataCheck, createGrouping } from '#infra/operations/data-check/data-check.ts'
import { type Finding, keyOf, nameOf, type StoredFile } from '#infra/operations/data-check/tools.ts'

const placeOf = (item: Item): string => nameOf(keyOf(item))

/** As the table would hand it over: without what is undefined. */
const asStored = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined))

/** The items with one that is put in its place, or added where there was none; null removes `item`. */
export const withBroken = (items: readonly Item[], item: Item, broken: Item | null): Item[] => {
  const place = placeOf(broken ?? item)
  const others = items.filter((one) => placeOf(one) !== place)
  return broken ? [...others, asStored(broken)] : others
}

export const checkedItems = (items: readonly Item[], files: readonly StoredFile[]): Promise<Finding[]> => {
  const check = createDataCheck({ now: new Date(), withFiles: true })
  const { add, end } = createGrouping(check.see)
  // Items of a partition come one after another, as a Scan gives them.
  for (const item of items.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))) add(item)
  end()
  for (const file of files) check.seeFile(file)
  return check.end()
}
