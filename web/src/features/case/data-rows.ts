/** Moving through the rows of the data by keyboard. */

const rowsIn = (region: Element): HTMLElement[] => [...region.querySelectorAll<HTMLElement>('[data-row]')]

/** The row that has the focus, by its item. */
export const focusedItem = (region: Element): string | undefined => {
  const row = document.activeElement?.closest<HTMLElement>('[data-item]')
  return row && region.contains(row) ? row.dataset.item : undefined
}

/** One row on: 1 down, -1 up. False when the focus is in no row. */
export const moveRow = (region: Element, by: 1 | -1): boolean => {
  const here = document.activeElement?.closest('[data-item]')
  if (!here) return false
  const rows = rowsIn(region)
  const place = rows.findIndex((it) => here.contains(it))
  rows[place + by]?.focus()
  return place >= 0
}

/** The first row that is not ticked. */
export const focusUnticked = (region: Element, ticks: readonly string[]): void => {
  const itemOf = (it: HTMLElement) => it.closest<HTMLElement>('[data-item]')?.dataset.item ?? ''
  rowsIn(region)
    .find((it) => !ticks.includes(itemOf(it)))
    ?.focus()
}
