import '#web/theme/cases/queue.scss'
import { lazy, Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { rolesAllow } from '#shared/applications/rules/application-lifecycle.ts'
import { exportRoles } from '#shared/cases/rules/export-sheet.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { FailureBox } from '#web/ui/messages/failure-message.tsx'
import { loadQueue, type QueuePageOfCases } from '#web/ui/office/queue-pages.ts'
import { type QueueState, queueStateOf, searchOf } from '#web/ui/office/queue-state.ts'
import { useLastData } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { QueueChips } from './queue-chips.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { QueueKeys } from './queue-keys.tsx'
import { QueueRows } from './queue-rows.tsx'
import { QueueSearch } from './queue-search.tsx'
import { QueueTabs } from './queue-tabs.tsx'
import { SavedViews } from './saved-views.tsx'
import { useQueueCounts } from './use-queue-counts.ts'

const ExportDialog = lazy(() =>
  import('./export-dialog.tsx').then(({ ExportDialog }) => ({ default: ExportDialog })),
)

/** Shown only to staff who may export. */
const ExportButton = ({ queue }: { queue: QueueState }) => {
  const { admin } = useAdminSession()
  const [open, setOpen] = useState(false)
  if (!exportRoles.some((role) => admin?.roles.includes(role))) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>Export</Button>
      {open && (
        <Suspense fallback={null}>
          <ExportDialog queue={queue} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The certificates of all approved applications, next to their list. */
const AllCertificates = ({ state: { q, status } }: { state: QueueState }) => {
  const { admin } = useAdminSession()
  if (q || status !== 'approved' || !rolesAllow(admin?.roles ?? [], 'certificate-ready')) return null
  return (
    <ButtonLink look="outline" to={paths.adminCertificates}>
      Print all certificates
    </ButtonLink>
  )
}

const foundText = ({ state: { q }, page: { rows, more } }: { state: QueueState; page: QueuePageOfCases }) => {
  if (!q || rows.length === 0) return ''
  if (more) return `More than ${rows.length} found: type more of the name or number`
  return `${rows.length} found for “${q}”`
}

/** The applications of one status, or the results of a search; the address holds both. */
export const QueuePage = () => {
  const state = queueStateOf(useLocation().search)
  const search = searchOf(state)
  const loaded = useApi(async (signal) => ({ state, page: await loadQueue(state, signal) }), [search])
  const colleagues = useApi(async (signal) => (await api.colleagues.list({}, { signal })).data.people, [])
  const people = colleagues.data ?? [] // without them the list can still be used
  const last = useLastData(loaded)
  const rows = useRef<HTMLDivElement>(null)
  const { counts, newer } = useQueueCounts(state, last)
  const reloadRows = () => {
    loaded.reload()
    rows.current?.focus() // the pressed button disappears
  }
  return (
    <Page
      title="Applications"
      actions={
        <>
          <QueueSearch key={state.q} state={state} />
          <AllCertificates state={state} />
          <ExportButton key={search} queue={state} />
        </>
      }
    >
      <SavedViews state={state} />
      <QueueTabs state={state} counts={counts} />
      {!state.q && <QueueFilters key={search} state={state} people={people} />}
      {!state.q && <QueueChips state={state} people={people} />}
      {loaded.state === 'failed' && <FailureBox failure={loaded.failure} onRetry={loaded.reload} loading />}
      <p className="queue-found" role="status">
        {last && foundText(last)}
      </p>
      <p className="queue-newer" role="status">
        {!state.q && newer > 0 && <Button onClick={reloadRows}>Show {newer} new</Button>}
      </p>
      <QueueKeys list={rows} />
      <div className="queue-rows" ref={rows} tabIndex={-1} aria-busy={loaded.state === 'loading'}>
        {last ? (
          <QueueRows key={searchOf(last.state)} page={last.page} state={last.state} onChanged={reloadRows} />
        ) : (
          loaded.state === 'loading' && <Skeleton lines={8} />
        )}
      </div>
    </Page>
  )
}
