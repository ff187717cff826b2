import { type ReactNode, useRef } from 'react'
import type { Loaded, useApi } from '#web/api/use-api.ts'
import { LoadFailure } from '#web/ui/messages/failure-message.tsx'
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
  children: (data: T) => ReactNode
}

/** A placeholder while it loads, the failure with a retry when it fails, the children when it is there. */
export const WhenLoaded = <T,>({ from, lines, children }: LoadedProps<T>) => {
  if (from.state === 'loading') return <Skeleton lines={lines} />
  if (from.state === 'failed') return <LoadFailure failure={from.failure} onRetry={from.reload} />
  return children(from.data)
}

/** Title and step for `Page` while a record is loaded; an unknown id, or somebody else's, gives "Page not found". */
export const pageHeadOf = (title: string, step: number | undefined, { failure }: Loaded<unknown>) =>
  failure?.status === 404 ? { title: 'Page not found' } : { title, step }
