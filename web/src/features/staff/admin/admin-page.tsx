import '#web/theme/status-counts.scss'
import { Link } from 'react-router-dom'
import { paths, queuePath } from '#shared/paths.ts'
import { councilRoles } from '#shared/staff/rules/council-settings.ts'
import { applicationStatuses, statusLabels } from '#shared/vocabulary/statuses.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { seesCases, setsFees, useAdminSession } from '#web/session/admin-session.tsx'
import { useCouncil } from '#web/session/council.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { MissingCouncilSettings } from '#web/ui/office/missing-council-settings.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { StatusDurations } from './status-durations.tsx'
import { MyWork } from './work/my-work.tsx'

/** Says that fees come from a sample, while they do. A failure shows nothing: the page is about other things. */
const SampleFeeNotice = () => {
  const { admin } = useAdminSession()
  const loaded = useRead(api.feeSchedules.current, {})
  if (!loaded.data?.sample) return null
  return (
    <p className="sample-notice">
      <Icon name="alert" /> The current fee schedule is a sample. All fees come from it until the council sets
      its own. {setsFees(admin) && <Link to={paths.adminFeeSchedules}>Set the council’s fees</Link>}
    </p>
  )
}

/** Tells administrators what is missing in the council's settings; people who cannot change them see nothing. */
const CouncilNotice = () => {
  const { admin } = useAdminSession()
  const council = useCouncil()
  if (!council || !councilRoles.some((role) => admin?.roles.includes(role))) return null
  return (
    <MissingCouncilSettings settings={council}>
      <Link to={paths.adminCouncil}>Fill in the council settings</Link>
    </MissingCouncilSettings>
  )
}

/** How many applications have each status; each number links to their queue. */
const StatusCounts = () => {
  const loaded = useRead(api.cases.counts, { query: {} })
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

/** The start page of the staff area: notices of what needs the reader’s act, what waits for staff who see cases or set fees, then all applications by status. */
export const AdminPage = () => {
  const { admin } = useAdminSession()
  return (
    <Page title={`Welcome, ${inSentence(admin?.name ?? '')}`}>
      <CouncilNotice />
      {setsFees(admin) && <SampleFeeNotice />}
      {(seesCases(admin) || setsFees(admin)) && <MyWork />}
      {!setsFees(admin) && <SampleFeeNotice />}
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
