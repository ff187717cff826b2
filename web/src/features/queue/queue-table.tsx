import '#web/theme/dense-table.scss'
import { Link } from 'react-router-dom'
import type { CaseRow } from '#shared/records/case.ts'
import { applicationTypeLabels, statusLabels } from '#shared/vocabulary.ts'
import type { QueuePageOfCases } from '#web/staff/queue-pages.ts'
import { caseAddress, type QueueState } from '#web/staff/queue-state.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { ageInDays, formatAge } from '#web/ui/elapsed-time.ts'
import { Icon } from '#web/ui/icon.tsx'
import { formatDayOf } from '#web/ui/moments.ts'

type QueueRow = QueuePageOfCases['rows'][number]

interface QueueTableProps {
  rows: QueueRow[]
  state: QueueState
  /** The signed-in member of staff. */
  me: string | undefined
}

const Assignee = ({ row, me }: { row: CaseRow; me: string | undefined }) => (
  <>
    {row.assignee ? (row.assignee.id === me ? 'You' : row.assignee.name) : 'Not assigned'}
    {row.status === 'resubmitted' && row.assignee?.id === me && (
      <span className="status status-needed queue-flag">
        <Icon name="back" />
        Back from correction
      </span>
    )}
  </>
)

/** A row that was found by the father's name says so. */
const Name = ({ row: { name, father_name } }: { row: QueueRow }) => (
  <>
    {name}
    {father_name && <span className="queue-father">Father’s name: {father_name}</span>}
  </>
)

/** The link of the reference covers the whole row. */
const Reference = ({ row, state }: { row: CaseRow; state: QueueState }) => (
  <Link className="queue-link" to={caseAddress(row.id, state)}>
    {row.reference_no}
  </Link>
)

const Status = ({ row }: { row: CaseRow }) => (
  <>
    {statusLabels[row.status]} <span className="queue-since">since {formatDayOf(row.status_since)}</span>
  </>
)

/** The applications of a page of the queue. */
export const QueueTable = ({ rows, state, me }: QueueTableProps) => (
  <DataTable
    caption={state.q ? `Found for ${state.q}` : `${statusLabels[state.status]}, oldest first`}
    className="table-dense table-queue"
    rows={rows}
    keyOf={({ id }) => id}
    columns={[
      { heading: 'Reference', label: null, cell: (row) => <Reference row={row} state={state} /> },
      {
        heading: 'Name',
        label: null,
        dir: 'auto',
        className: 'queue-name',
        cell: (row) => <Name row={row} />,
      },
      { heading: 'CNIC', cell: ({ cnic }) => cnic },
      { heading: 'Type', cell: ({ application_title }) => applicationTypeLabels[application_title] },
      { heading: 'Submitted', cell: ({ submitted_at }) => formatDayOf(submitted_at) },
      { heading: 'Age', cell: ({ submitted_at }) => formatAge(ageInDays(submitted_at, new Date())) },
      { heading: 'Status', cell: (row) => <Status row={row} /> },
      { heading: 'Assigned to', cell: (row) => <Assignee row={row} me={me} /> },
    ]}
  />
)
