/** Moves the focus through the rows of the data by keyboard. */
import { type LookedAt, stateOf } from '../points/point-states.ts'

/** Not those that are folded away. */
const rowsIn = (region: Element): HTMLElement[] =>
  [...region.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => !row.closest('details:not([open])'))

const itemOf = (row: Element): string => row.closest<HTMLElement>('[data-item]')?.dataset.item ?? ''

/** The item of the row that has the focus. */
export const focusedItem = (region: Element): string | undefined => {
  const row = document.activeElement?.closest<HTMLElement>('[data-item]')
  return row && region.contains(row) ? row.dataset.item : undefined
}

/** The items of the section that has the focus, in the order of the screen. */
export const focusedSection = (region: Element): string[] | undefined => {
  const section = document.activeElement?.closest('[data-section]')
  return section && region.contains(section) ? rowsIn(section).map(itemOf) : undefined
}

/** Moves the focus one row: 1 down, -1 up. False when the focus is in no row. */
export const moveRow = (region: Element, by: 1 | -1): boolean => {
  const focused = document.activeElement?.closest('[data-item]')
  if (!focused) return false
  const rows = rowsIn(region)
  const index = rows.findIndex((row) => focused.contains(row))
  rows[index + by]?.focus()
  return index >= 0
}

/**
 * Focuses the first row after the focused one that was not looked at, else the first of all.
 * @param marked items that are being marked just now. @returns false when none is left
 */
export const focusNextOpen = (region: Element, looked: LookedAt, marked: readonly string[] = []): boolean => {
  const rows = rowsIn(region)
  const focused = document.activeElement?.closest('[data-item]')
  const at = rows.findIndex((row) => focused?.contains(row))
  const isLeft = (row: Element) => {
    const item = itemOf(row)
    return !marked.includes(item) && stateOf(item, looked) === 'open'
  }
  const next = [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find(isLeft)
  next?.focus()
  return next !== undefined
}

/** Focuses the row of this item. */
export const focusItem = (region: Element, item: string): void =>
  rowsIn(region)
    .find((row) => itemOf(row) === item)
    ?.focus()

/** Focuses the action that usually comes next. */
export const focusMainAction = (region: Element): void =>
  region.querySelector<HTMLElement>('.case-acts .btn-primary')?.focus()
