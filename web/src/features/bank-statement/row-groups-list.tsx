import { useId, useState } from 'react'
import { formatRupees } from '#shared/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PagedRows } from './paged-rows.tsx'
import { formatRowCount } from './row-counts.ts'
import type { RowGroup } from './row-groups.ts'
import { RowsTable } from './rows-table.tsx'
import { UnreadableTable } from './unreadable-table.tsx'

const GroupRows = ({ group }: { group: RowGroup }) => {
  const { label, rows, unreadable } = group
  return unreadable.length > 0 ? (
    <PagedRows rows={unreadable} label={label}>
      {(page) => <UnreadableTable caption={label} rows={page} />}
    </PagedRows>
  ) : (
    <PagedRows rows={rows} label={label}>
      {(page) => <RowsTable caption={label} rows={page} />}
    </PagedRows>
  )
}

const Group = ({ group, openAtFirst }: { group: RowGroup; openAtFirst: boolean }) => {
  const [open, setOpen] = useState(openAtFirst)
  const id = useId()
  const { label, count, rupees, note } = group
  return (
    <li className={group.isGood ? 'bank-group-good' : undefined}>
      <h3>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <Icon name={group.isGood ? 'check' : 'alert'} />
          <span className="bank-group-text">
            <span>{label}</span>{' '}
            <span className="bank-group-sum">
              {formatRowCount(count)}
              {rupees !== undefined && `, ${formatRupees(rupees)}`}
            </span>
          </span>
        </button>
      </h3>
      <div id={id} hidden={!open}>
        {open && (
          <>
            {note && <p className="form-text">{note}</p>}
            <GroupRows group={group} />
          </>
        )}
      </div>
    </li>
  )
}

/** The rows by what becomes of them; each heading opens its rows, the first one's are open. */
export const RowGroupsList = ({ groups }: { groups: RowGroup[] }) => (
  <ul className="bank-groups">
    {groups.map((group, place) => (
      <Group key={group.name} group={group} openAtFirst={place === 0} />
    ))}
  </ul>
)
