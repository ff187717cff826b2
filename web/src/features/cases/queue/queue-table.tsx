import '#web/theme/dense-table.scss'
import { Link } from 'react-router-dom'
import type { QueueOrder } from '#shared/cases/records/queue.ts'
import { applicationTypeLabels } from '#shared/vocabulary/applications.ts'
import { listedStatusLabels, statusLabels } from '#shared/vocabulary/statuses.ts'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'
import { ageInDays, formatAge } from '#web/ui/elapsed-time.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatDayOf } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import type { QueueRow } from '#web/ui/office/queue-pages.ts'
import { caseAddress, type QueueState } from '#web/ui/office/queue-state.ts'
import type { ColumnName } from './queue-columns.tsx'
import { orderLabels } from './queue-orders.ts'
import { SortHead } from './sort-head.tsx'

export type QueueColumn = Columns<QueueRow>[number]

interface QueueTableProps {
  rows: QueueRow[]
  state: QueueState
  /** The signed-in member of staff. */
  me: string | undefined
  columns: readonly ColumnName[]
  /** The column that selects rows, where something can be done with a selection. */
  selecting?: QueueColumn | undefined
}

const assigneeOf = ({ assignee }: QueueRow, me: string | undefined): string =>
  assignee ? (assignee.id === me ? 'You' : assignee.name) : 'Not assigned'

/** Cut where the column is narrow; the whole text is in the title and in the case. */
const Cut = ({ text }: { text: string }) => (
  <Typed className="queue-cut" title={text}>
    {text}
  </Typed>
)

const Assignee = ({ row, me }: { row: QueueRow; me: string | undefined }) =>
  row.status === 'resubmitted' && row.assignee?.id === me ? (
    <span className="status status-needed queue-flag">
      <Icon name="back" />
      Back from correction
    </span>
  ) : (
    <Cut text={assigneeOf(row, me)} />
  )

/** A row that was found by the father's name says so. */
const Name = ({ row: { name, father_name } }: { row: QueueRow }) => (
  <>
    <Cut text={name} />
    {father_name && <span className="queue-father">Father’s name: {inSentence(father_name)}</span>}
  </>
)

/** The link of the reference covers the whole row. */
const Reference = ({ row, state }: { row: QueueRow; state: QueueState }) => (
  <Link className="queue-link" to={caseAddress(row.id, state)}>
    {row.reference_no}
  </Link>
)

/** For how many days a case has had its status; the day is in the title. */
const Age = ({ since }: { since: string }) => {
  const days = ageInDays(since, new Date())
  return (
    <span className="queue-age" title={`Since ${formatDayOf(since)}`}>
      <span aria-hidden="true">{days} d</span>
      <span className="visually-hidden">{formatAge(days)}</span>
    </span>
  )
}

const Warnings = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className="queue-warnings">
      <Icon name="alert" />
      {count}
    </span>
  ) : (
    <>None</>
  )

const sortOf = (state: QueueState, rising: QueueOrder, falling: QueueOrder) => {
  if (state.q) return undefined
  if (state.sort === rising) return 'ascending' as const
  return state.sort === falling ? ('descending' as const) : undefined
}

const bySubmission = ['oldest', 'newest'] as const
const byWaiting = ['longest', 'shortest'] as const

const columnsFor = ({ state, me, columns }: QueueTableProps): Columns<QueueRow> => {
  const reference: QueueColumn = {
    heading: 'Reference',
    label: null,
    className: 'queue-reference',
    cell: (row) => <Reference row={row} state={state} />,
  }
  const others: Record<ColumnName, Omit<QueueColumn, 'heading'>> = {
    CNIC: { className: 'queue-cnic', cell: ({ cnic }) => cnic },
    Type: {
      className: 'queue-short',
      cell: ({ application_title }) => applicationTypeLabels[application_title],
    },
    City: { className: 'queue-city', cell: ({ city }) => <Cut text={city} /> },
    Fee: {
      className: 'queue-fact',
      cell: ({ fee_status }) => (fee_status === 'verified' ? 'Verified' : 'Unpaid'),
    },
    Papers: {
      className: 'queue-fact',
      cell: ({ papers }) => (papers === 'complete' ? 'Complete' : 'Missing'),
    },
    Warnings: {
      className: 'queue-number',
      cell: ({ open_warnings }) => <Warnings count={open_warnings} />,
    },
    'Assigned to': { className: 'queue-person', cell: (row) => <Assignee row={row} me={me} /> },
    Submitted: {
      className: 'queue-time',
      head: <SortHead state={state} heading="Submitted" orders={bySubmission} />,
      sort: sortOf(state, ...bySubmission),
      cell: ({ submitted_at }) => formatDayOf(submitted_at),
    },
    Status: {
      className: 'queue-status',
      cell: ({ status }) => <Cut text={statusLabels[status]} />,
    },
    'In status': {
      className: 'queue-since',
      head: <SortHead state={state} heading="In status" orders={byWaiting} />,
      sort: sortOf(state, ...byWaiting),
      cell: ({ status_since }) => <Age since={status_since} />,
    },
  }
  return [
    reference,
    { heading: 'Name', label: null, className: 'queue-name', cell: (row) => <Name row={row} /> },
    ...columns.map((heading) => ({ heading, ...others[heading] })),
  ]
}

/** The applications of a page of the queue. */
export const QueueTable = (props: QueueTableProps) => {
  const { rows, state, selecting, columns } = props
  // Names keep their room.
  const isFull = columns.includes('Status') && columns.length > 8
  const order = orderLabels[state.sort].toLowerCase()
  return (
    <DataTable
      caption={state.q ? `Found for ${state.q}` : `${listedStatusLabels[state.status]}, ${order}`}
      className={`table-dense table-queue ${isFull ? 'table-queue-full' : ''}`}
      rows={rows}
      keyOf={({ id }) => id}
      leading={selecting}
      columns={columnsFor(props)}
    />
  )
}
