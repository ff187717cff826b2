import { useSyncExternalStore } from 'react'

const twoColumns = '(min-width: 992px)'

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(twoColumns)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window is wide enough for data and documents side by side. */
export const useTwoColumns = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(twoColumns).matches)
