import '#web/theme/applications/progress.scss'
import { useState } from 'react'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'

interface SlicesProgressProps {
  /** What is being done, such as "Importing". */
  label: string
  progress: { done: number; of: number } | undefined
}

/** How many rows are done. The status region is there before it is filled, so that screen readers announce it. */
export const SlicesProgress = ({ label, progress }: SlicesProgressProps) => (
  <div role="status">
    {progress && (
      <>
        <p>
          {label}: {progress.done} of {progress.of} rows. Keep this page open.
        </p>
        <progress max={progress.of} value={progress.done} aria-label={label} />
      </>
    )}
  </div>
)

/** Sends rows a slice at a time; after a failure it continues where it stopped. @param size rows of a slice */
export const useSlices = (size: number) => {
  const [progress, setProgress] = useState<{ done: number; of: number }>()
  const [failure, setFailure] = useState<ApiFailure>()

  /** @returns whether all of it was done */
  const run = async (rows: number, slice: (from: number) => Promise<unknown>): Promise<boolean> => {
    if (progress && !failure) return false
    setFailure(undefined)
    try {
      for (let from = failure ? (progress?.done ?? 0) : 0; from < rows; from += size) {
        setProgress({ done: from, of: rows })
        await slice(from)
      }
      setProgress(undefined)
      return true
    } catch (thrown) {
      setFailure(asFailure(thrown))
      return false
    }
  }
  return { progress: failure ? undefined : progress, failure, run }
}
