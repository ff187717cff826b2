import { Link } from 'react-router-dom'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { casePath } from '#shared/paths.ts'
import type { RegistrationFile } from '#shared/register/records/registration-file.ts'
import { applicationTypeLabels } from '#shared/vocabulary/applications.ts'
import { statusLabels } from '#shared/vocabulary/statuses.ts'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'

/** All applications of the holder; the newest is the case, which has what came before it. */
export const EntryApplications = ({ file: { holder, applications } }: { file: RegistrationFile }) => {
  const columns: Columns<RegistrationFile['applications'][number]> = [
    {
      heading: 'Application',
      cell: ({ reference_no }) =>
        holder && reference_no === applications[0]?.reference_no ? (
          <Link to={casePath(holder)}>{reference_no}</Link>
        ) : (
          reference_no
        ),
    },
    { heading: 'Type', cell: ({ application_title }) => applicationTypeLabels[application_title] },
    {
      heading: 'Status',
      cell: ({ status, status_since }) =>
        `${statusLabels[status]} since ${formatDate(dayInKarachi(new Date(status_since)))}`,
    },
  ]
  return (
    <section className="card" aria-labelledby="applications">
      <h2 id="applications">Applications</h2>
      <DataTable
        caption="Applications"
        className="table-cards"
        columns={columns}
        rows={applications}
        keyOf={({ reference_no }) => reference_no}
        empty={
          <p className="text-muted">
            {holder ? 'Its account has no application.' : 'The entry is linked to no account.'}
          </p>
        }
      />
    </section>
  )
}
