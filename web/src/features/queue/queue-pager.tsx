import { Link } from 'react-router-dom'
import { pageBefore } from '#web/staff/queue-pages.ts'
import { type QueueState, queueAddress } from '#web/staff/queue-state.ts'

/** Links to the previous and the next page of the queue. */
export const QueuePager = ({ state, next }: { state: QueueState; next: string | null }) => {
  const previous = pageBefore(state)
  if (!next && !state.cursor) return null
  return (
    <nav className="queue-pager" aria-label="Pages">
      {state.cursor && (
        <Link
          className="btn btn-outline-secondary"
          to={queueAddress(previous ?? { ...state, cursor: undefined })}
        >
          {previous ? 'Previous' : 'First page'}
        </Link>
      )}
      {next && (
        <Link className="btn btn-outline-secondary" to={queueAddress({ ...state, cursor: next })}>
          Next
        </Link>
      )}
    </nav>
  )
}
