import { Link } from 'react-router-dom'
import { rolesAllow } from '#shared/applications/rules/application-lifecycle.ts'
import type { CaseRow } from '#shared/cases/records/case.ts'
import { paths } from '#shared/paths.ts'
import { listedStatusLabels } from '#shared/vocabulary/statuses.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { formatApplicationCount } from '#web/ui/application-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import type { QueuePageOfCases } from '#web/ui/office/queue-pages.ts'
import { type QueueState, queueAddress, withList } from '#web/ui/office/queue-state.ts'
import { assignAct } from './assign-act.tsx'
import { CertificatesReady } from './bulk/certificates-ready.tsx'
import { PrintCertificates } from './bulk/print-certificates.tsx'
import { chosenWords } from './queue-chips.tsx'
import { ChooseColumns, useQueueColumns } from './queue-columns.tsx'
import { QueuePager } from './queue-pager.tsx'
import { QueueTable } from './queue-table.tsx'
import type { SelectionAct } from './selection-act.ts'
import { useSelection } from './use-selection.tsx'

interface SelectionBarProps {
  rows: CaseRow[]
  acts: readonly SelectionAct[]
  onClear: () => void
  onDone: () => void
}

/** How many rows are selected, and what can be done with them. */
const SelectionBar = ({ rows, acts, onClear, onDone }: SelectionBarProps) => (
  <div className="queue-selection" role="status">
    {rows.length > 0 && (
      <>
        <strong>{formatApplicationCount(rows.length)} selected</strong>
        {acts.map(({ name, Act }) => (
          <Act key={name} rows={rows} onDone={onDone} />
        ))}
        <Button small onClick={onClear}>
          Clear selection
        </Button>
      </>
    )}
  </div>
)

/** The actions on several applications at once, in the order of their buttons; a new action is one entry. */
const selectionActs: readonly SelectionAct[] = [
  assignAct,
  {
    name: 'print-certificates',
    isOffered: (roles, { q, status }) =>
      !q && status === 'approved' && rolesAllow(roles, 'certificate-ready'),
    Act: PrintCertificates,
  },
  {
    name: 'certificate-ready',
    isOffered: (roles, { q, status }) =>
      !q && status === 'approved' && rolesAllow(roles, 'certificate-ready'),
    Act: CertificatesReady,
  },
]

interface QueueRowsProps {
  page: QueuePageOfCases
  state: QueueState
  onChanged: () => void
  /** Other than the usual ones, in tests. */
  acts?: readonly SelectionAct[]
}

const Empty = ({ state }: { state: QueueState }) => {
  const filters = chosenWords(state, [])
  const where = state.status === 'all' ? '' : ` in the status “${listedStatusLabels[state.status]}”`
  if (state.q)
    return (
      <div className="card">
        <p>
          Nothing found for “<Typed>{state.q}</Typed>”.
        </p>
        <p>
          <Link to={paths.adminCases}>Back to the applications</Link>
        </p>
      </div>
    )
  if (filters.length === 0)
    return (
      <div className="card">
        <p>{where ? `No applications are${where}.` : 'There are no applications.'}</p>
      </div>
    )
  return (
    <div className="card">
      <p>
        No application{where} has {filters.length === 1 ? 'this filter' : 'all of these filters'}:{' '}
        <Typed>{filters.map(({ words }) => words).join(', ')}</Typed>.
      </p>
      <p>
        <Link to={queueAddress(withList(state, { choices: {} }))}>Clear all filters</Link>
      </p>
    </div>
  )
}

/** The rows of a page, what is selected of them, and the way to other pages. */
export const QueueRows = ({ page, state, onChanged, acts = selectionActs }: QueueRowsProps) => {
  const { admin } = useAdminSession()
  const selection = useSelection(page.rows)
  const chosen = useQueueColumns(state)
  const offered = acts.filter(({ isOffered }) => isOffered(admin?.roles ?? [], state))
  if (page.rows.length === 0) return <Empty state={state} />
  const done = () => {
    selection.clear()
    onChanged()
  }
  return (
    <div className="card queue-card">
      {offered.length > 0 && (
        <SelectionBar rows={selection.rows} acts={offered} onClear={selection.clear} onDone={done} />
      )}
      <QueueTable
        rows={page.rows}
        state={state}
        me={admin?.id}
        columns={chosen.columns}
        selecting={offered.length > 0 ? selection.column : undefined}
      />
      <div className="queue-foot">
        <QueuePager state={state} page={page} />
        <ChooseColumns {...chosen} />
      </div>
    </div>
  )
}
