import { type ReactNode, useEffect, useRef } from 'react'
import type { Loaded, useApi } from '#web/api/use-api.ts'
import { FailureBox } from '#web/ui/messages/failure-message.tsx'
import { Skeleton } from './skeleton.tsx'

/** The data that was loaded last; it stays while the next load is running or has failed. */
export const useLastData = <T,>(loaded: Loaded<T>): T | undefined => {
  const last = useRef<T>(undefined)
  if (loaded.state === 'ready') last.current = loaded.data
  return last.current
}

interface LoadedProps<T> {
  from: ReturnType<typeof useApi<T>>
  /** Lines of the placeholder, for about the final height. */
  lines?: number
  /** What was there stays while it is loaded again, also below a failure. */
  keep?: boolean
  children: (data: T) => ReactNode
}

/** What was pressed is gone once all is loaded anew; the focus goes to the heading then, not to the start of the page. */
const useKeptFocus = (state: Loaded<unknown>['state']): void => {
  const wasReady = useRef(false)
  useEffect(() => {
    if (state !== 'ready') return
    const isLost = wasReady.current && document.activeElement === document.body
    if (isLost) document.querySelector('h1')?.focus({ preventScroll: true })
    wasReady.current = true
  }, [state])
}

/** A placeholder while it loads, the failure with a retry when it fails, the children when it is there. */
export const WhenLoaded = <T,>({ from, lines, keep, children }: LoadedProps<T>) => {
  useKeptFocus(from.state)
  const last = useLastData(from)
  const isThere = from.state === 'ready' || (keep && last !== undefined)
  return (
    <>
      {from.failure && <FailureBox failure={from.failure} onRetry={from.reload} loading />}
      {isThere ? children(last as T) : from.state === 'loading' && <Skeleton lines={lines} />}
    </>
  )
}

/** Title and step for `Page` while a record is loaded; an unknown id, or somebody else's, gives "Page not found". */
export const pageHeadOf = (title: string, step: number | undefined, { failure }: Loaded<unknown>) =>
  failure?.status === 404 ? { title: 'Page not found' } : { title, step }
