/** Grey lines of about the final height while a record loads. */
export const Skeleton = ({ lines = 4 }: { lines?: number }) => (
  <div className="card skeleton" aria-busy="true" role="status">
    <span className="visually-hidden">Loading…</span>
    {Array.from({ length: lines }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same
      <span className="skeleton-line" key={index} aria-hidden="true" />
    ))}
  </div>
)
