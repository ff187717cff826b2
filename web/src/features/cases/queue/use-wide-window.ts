import { useSyncExternalStore } from 'react'

/** The width that the table needs; in narrower windows rows are cards (theme/dense-table.scss). */
const wideWindow = '(min-width: 992px)'

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(wideWindow)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the list is shown as a table. */
export const useWideWindow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(wideWindow).matches)
