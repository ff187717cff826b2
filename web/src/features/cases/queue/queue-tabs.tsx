import { Link } from 'react-router-dom'
import { type ApplicationStatus, listedStatuses, listedStatusLabels } from '#shared/vocabulary/statuses.ts'
import { type QueueState, queueAddress, withList } from '#web/ui/office/queue-state.ts'

/** How many applications have any status. */
export const sumOf = (counts: Partial<Record<ApplicationStatus, number>>): number =>
  Object.values(counts).reduce((sum, one) => sum + one, 0)

interface QueueTabsProps {
  state: QueueState
  counts: Partial<Record<ApplicationStatus, number>> | undefined
}

/** A link for all applications and for each status, with its number of applications; filters stay. Without numbers while they are not loaded. */
export const QueueTabs = ({ state, counts }: QueueTabsProps) => (
  <nav aria-label="Status">
    <ul className="queue-tabs">
      {listedStatuses.map((status) => (
        <li key={status}>
          <Link
            to={queueAddress(withList(state, { status }))}
            aria-current={!state.q && state.status === status ? 'page' : undefined}
          >
            {listedStatusLabels[status]}
            {counts && (
              <span className="queue-count">{status === 'all' ? sumOf(counts) : (counts[status] ?? 0)}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
