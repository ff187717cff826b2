import { Link } from 'react-router-dom'
import { type ApplicationStatus, applicationStatuses, statusLabels } from '#shared/vocabulary/statuses.ts'
import { type QueueState, queueAddress, withList } from '#web/ui/office/queue-state.ts'

interface QueueTabsProps {
  state: QueueState
  counts: Partial<Record<ApplicationStatus, number>> | undefined
}

/** A link for each status with its number of applications; filters stay. Without numbers while they are not loaded. */
export const QueueTabs = ({ state, counts }: QueueTabsProps) => (
  <nav aria-label="Status">
    <ul className="queue-tabs">
      {applicationStatuses.map((status) => (
        <li key={status}>
          <Link
            to={queueAddress(withList(state, { status }))}
            aria-current={!state.q && state.status === status ? 'page' : undefined}
          >
            {statusLabels[status]}
            {counts && <span className="queue-count">{counts[status] ?? 0}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
