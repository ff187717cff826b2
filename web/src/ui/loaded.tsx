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

/** What `Page` takes while a record is loaded; a foreign or unknown id makes it "Page not found". */
export const headOf = (title: string, step: number | undefined, { failure }: Loaded<unknown>) =>
  failure?.status === 404 ? { title: 'Page not found' } : { title, step }
