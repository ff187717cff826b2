import '#web/theme/dense-table.scss'
import { Link } from 'react-router-dom'
import type { CaseRow } from '#shared/cases/records/case.ts'
import { casePath } from '#shared/paths.ts'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'
import { formatDayOf } from '#web/ui/moments.ts'

const columns: Columns<CaseRow> = [
  {
    heading: 'Reference',
    label: null,
    cell: ({ id, reference_no }) => <Link to={casePath(id)}>{reference_no}</Link>,
  },
  { heading: 'Name', dir: 'auto', cell: ({ name }) => name },
  { heading: 'Type', cell: ({ application_title }) => application_title },
  { heading: 'City', dir: 'auto', cell: ({ city }) => city },
  { heading: 'Approved on', cell: ({ status_since }) => formatDayOf(status_since) },
]

interface BatchProps {
  rows: readonly CaseRow[]
  skipped: readonly string[]
  onSkip: (id: string) => void
}

/** Whose certificates are prepared; each can be left out. */
export const Batch = ({ rows, skipped, onSkip }: BatchProps) => (
  <div className="card">
    <DataTable
      caption="Certificates of this batch, the oldest application first"
      className="table-dense"
      leading={{
        heading: 'Prepare',
        label: null,
        cell: ({ id, reference_no }) => (
          <input
            type="checkbox"
            className="form-check-input"
            aria-label={`Prepare ${reference_no}`}
            checked={!skipped.includes(id)}
            onChange={() => onSkip(id)}
          />
        ),
      }}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
    />
  </div>
)
