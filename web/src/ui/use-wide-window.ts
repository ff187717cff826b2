import { useSyncExternalStore } from 'react'

const wideWindow = '(min-width: 992px)'

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(wideWindow)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window is wide enough for a table, or for data and documents side by side. */
export const useWideWindow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(wideWindow).matches)
