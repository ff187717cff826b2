import type { ReactNode } from 'react'
import type { Loaded, useApi } from '#web/api/use-api.ts'
import { LoadFailure } from './load-failure.tsx'
import { Skeleton } from './skeleton.tsx'

interface LoadedProps<T> {
  from: ReturnType<typeof useApi<T>>
  /** Lines of the grey shape, for about the final height. */
  lines?: number
  children: (data: T) => ReactNode
}

/** Grey while it loads, the words and a retry when it fails, the record when it is there. */
export const WhenLoaded = <T,>({ from, lines, children }: LoadedProps<T>) => {
  if (from.state === 'loading') return <Skeleton lines={lines} />
  if (from.state === 'failed') return <LoadFailure failure={from.failure} onRetry={from.reload} />
  return children(from.data)
}

/** A foreign or unknown id: the screen says "Page not found" instead of its own title. */
export const titleOf = (title: string, { failure }: Loaded<unknown>): string =>
  failure?.status === 404 ? 'Page not found' : title
