import '#web/theme/applications/progress.scss'

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
