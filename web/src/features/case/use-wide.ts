import { useSyncExternalStore } from 'react'

const wide = '(min-width: 992px)'

const watch = (changed: () => void) => {
  const query = window.matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether data and documents stand beside each other. */
export const useWide = (): boolean => useSyncExternalStore(watch, () => window.matchMedia(wide).matches)
