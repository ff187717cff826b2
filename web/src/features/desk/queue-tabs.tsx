import { Link } from 'react-router-dom'
import { applicationStatuses, statusLabels } from '#shared/vocabulary.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { queuePath } from '#web/paths.ts'
import type { QueueState } from './queue-state.ts'
import { useLastData } from './use-last-data.ts'

/** A link for each status with how many stand there; without the numbers when they cannot be had. */
export const QueueTabs = ({ state }: { state: QueueState }) => {
  const loaded = useApi(async (signal) => (await api.cases.counts({}, { signal })).data, [state.status])
  const counts = useLastData(loaded)
  return (
    <nav aria-label="Status">
      <ul className="queue-tabs">
        {applicationStatuses.map((status) => (
          <li key={status}>
            <Link
              to={queuePath(status)}
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
}
