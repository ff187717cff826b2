import type { ReactNode } from 'react'
import type { Loaded, useApi } from '#web/api/use-api.ts'
import { LoadFailure } from '#web/ui/messages/load-failure.tsx'
import { Skeleton } from './skeleton.tsx'

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
