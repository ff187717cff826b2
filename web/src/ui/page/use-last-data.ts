import { useRef } from 'react'
import type { Loaded } from '#web/api/use-api.ts'

/** The data that was loaded last; it stays while the next load is running or has failed. */
export const useLastData = <T>(loaded: Loaded<T>): T | undefined => {
  const last = useRef<T>(undefined)
  if (loaded.state === 'ready') last.current = loaded.data
  return last.current
}
