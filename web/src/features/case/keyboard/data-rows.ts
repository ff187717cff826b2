/** Moves the focus through the rows of the data by keyboard. */

const rowsIn = (region: Element): HTMLElement[] => [...region.querySelectorAll<HTMLElement>('[data-row]')]

/** The item of the row that has the focus. */
export const focusedItem = (region: Element): string | undefined => {
  const row = document.activeElement?.closest<HTMLElement>('[data-item]')
  return row && region.contains(row) ? row.dataset.item : undefined
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

/** Focuses the first row that is not ticked. */
export const focusUnticked = (region: Element, ticks: readonly string[]): void => {
  const itemOf = (row: HTMLElement) => row.closest<HTMLElement>('[data-item]')?.dataset.item ?? ''
  rowsIn(region)
    .find((row) => !ticks.includes(itemOf(row)))
    ?.focus()
}
