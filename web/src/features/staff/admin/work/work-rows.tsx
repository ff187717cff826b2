import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { WorkRow } from '#shared/cases/records/work.ts'
import { applicationTypeLabels } from '#shared/vocabulary/applications.ts'
import { statusLabels } from '#shared/vocabulary/statuses.ts'
import { Icon } from '#web/ui/icon.tsx'
import { rowPath, waitOf } from './work-labels.ts'

const Row = ({ row, done }: { row: WorkRow; done?: ReactNode }) => {
  const { words, overdue } = waitOf(row)
  return (
    <li className="work-row">
      <Link to={rowPath(row)} className="work-link">
        <span className="work-name" dir="auto">
          {row.name}
        </span>
        <span className="work-reference">{row.reference_no}</span>
      </Link>
      <span className="work-about">
        {applicationTypeLabels[row.application_title]}, {statusLabels[row.status].toLowerCase()}
        {row.why && <span className="work-why">{row.why}</span>}
      </span>
      <span className={overdue ? 'work-wait work-overdue' : 'work-wait'}>
        <Icon name={overdue ? 'alert' : 'clock'} />
        {words}
      </span>
      {done}
    </li>
  )
}

/** Cases that wait, those that wait longest first. @param done a button that ends the waiting of a row */
export const WorkRows = ({ rows, done }: { rows: WorkRow[]; done?: (row: WorkRow) => ReactNode }) => (
  <ul className="work-rows">
    {rows.map((row) => (
      <Row key={row.id} row={row} done={done?.(row)} />
    ))}
  </ul>
)
