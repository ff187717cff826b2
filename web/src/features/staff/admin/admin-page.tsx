import { Link } from 'react-router-dom'
import { applicationStatuses, statusLabels } from '#shared/vocabulary/statuses.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import '#web/theme/status-counts.scss'
import { queuePath } from '#shared/paths.ts'
import { seesCases, setsFees, useAdminSession } from '#web/session/admin-session.tsx'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { CouncilNotice } from './council-notice.tsx'
import { SampleFeeNotice } from './sample-fee-notice.tsx'
import { StatusDurations } from './status-durations.tsx'
import { MyWork } from './work/my-work.tsx'

/** How many applications have each status; each number links to their queue. */
const StatusCounts = () => {
  const loaded = useApi(async (signal) => (await api.cases.counts({ query: {} }, { signal })).data, [])
  return (
    <section aria-labelledby="applications">
      <h2 id="applications">Applications</h2>
      <WhenLoaded from={loaded} lines={6}>
        {(counts) => (
          <ul className="status-counts">
            {applicationStatuses.map((status) => (
              <li key={status}>
                <Link to={queuePath(status)}>
                  <span className="status-count">{counts[status] ?? 0}</span> {statusLabels[status]}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
    </section>
  )
}

/** The start page of the staff area: what waits for staff who see cases or set fees, then all applications by status. */
export const AdminPage = () => {
  const { admin } = useAdminSession()
  return (
    <Page title={`Welcome, ${inSentence(admin?.name ?? '')}`}>
      {(seesCases(admin) || setsFees(admin)) && <MyWork />}
      <CouncilNotice />
      <SampleFeeNotice />
      {!seesCases(admin) && (
        <div className="card">
          <p>You are signed in as {admin?.email}.</p>
        </div>
      )}
      {seesCases(admin) && (
        <>
          <StatusCounts />
          <StatusDurations />
        </>
      )}
    </Page>
  )
}
