import '#web/theme/dense-table.scss'
import { Link } from 'react-router-dom'
import type { CaseRow } from '#shared/records/case.ts'
import { statusLabels } from '#shared/vocabulary.ts'
import { caseAddress, type QueueState } from '#web/staff/queue-state.ts'
import { ageInDays, ageWords, dayWords, typeWords } from '#web/ui/elapsed-time.ts'
import { Icon } from '#web/ui/icon.tsx'

const columns = ['Reference', 'Name', 'CNIC', 'Type', 'Submitted', 'Age', 'Status', 'Works on it']

interface QueueTableProps {
  rows: CaseRow[]
  state: QueueState
  /** The signed-in member of staff. */
  me: string | undefined
}

const Assignee = ({ row, me }: { row: CaseRow; me: string | undefined }) => (
  <>
    {row.assignee ? (row.assignee.id === me ? 'You' : row.assignee.name) : 'Nobody'}
    {row.status === 'resubmitted' && row.reviewer?.id === me && (
      <span className="status status-needed queue-flag">
        <Icon name="renew" />
        Came back to you
      </span>
    )}
  </>
)

/** The link of the reference covers the whole row. */
const QueueRow = ({ row, state, me }: QueueTableProps & { row: CaseRow }) => (
  // biome-ignore-start lint/a11y/noRedundantRoles: `display: block` takes the roles of a table away
  // biome-ignore-start lint/a11y/useSemanticElements: these are the semantic elements
  <tr role="row">
    <th role="rowheader" scope="row">
      <Link className="queue-link" to={caseAddress(row.id, state)}>
        {row.reference_no}
      </Link>
    </th>
    <td role="cell" dir="auto" className="queue-name">
      {row.name}
    </td>
    <td role="cell" data-label="CNIC">
      {row.cnic}
    </td>
    <td role="cell" data-label="Type">
      {typeWords[row.application_title]}
    </td>
    <td role="cell" data-label="Submitted">
      {dayWords(row.submitted_at)}
    </td>
    <td role="cell" data-label="Age">
      {ageWords(ageInDays(row.submitted_at, new Date()))}
    </td>
    <td role="cell" data-label="Status">
      {statusLabels[row.status]} <span className="queue-since">since {dayWords(row.status_since)}</span>
    </td>
    <td role="cell" data-label="Works on it">
      <Assignee row={row} me={me} />
    </td>
  </tr>
  // biome-ignore-end lint/a11y/useSemanticElements: these are the semantic elements
  // biome-ignore-end lint/a11y/noRedundantRoles: `display: block` takes the roles of a table away
)

export const QueueTable = ({ rows, state, me }: QueueTableProps) => (
  // biome-ignore-start lint/a11y/noRedundantRoles: `display: block` takes the roles of a table away
  // biome-ignore-start lint/a11y/useSemanticElements: these are the semantic elements
  <table className="table table-dense table-queue" role="table">
    <caption className="visually-hidden">
      {state.q ? `Found for ${state.q}` : `${statusLabels[state.status]}, oldest first`}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((head) => (
          <th key={head} role="columnheader" scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row) => (
        <QueueRow key={row.id} row={row} rows={rows} state={state} me={me} />
      ))}
    </tbody>
  </table>
  // biome-ignore-end lint/a11y/useSemanticElements: these are the semantic elements
  // biome-ignore-end lint/a11y/noRedundantRoles: `display: block` takes the roles of a table away
)
