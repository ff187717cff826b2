import { formatRupees } from '#shared/kit/format.ts'
import { PagedRows } from '#web/ui/paged-rows.tsx'
import { RowGroup as OpenableGroup } from '#web/ui/row-group.tsx'
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

const sumOf = ({ count, rupees }: RowGroup): string =>
  `${formatRowCount(count)}${rupees === undefined ? '' : `, ${formatRupees(rupees)}`}`

/** The rows by what becomes of them; each heading opens its rows, the first one's are open. */
export const RowGroupsList = ({ groups }: { groups: RowGroup[] }) => (
  <ul className="bank-groups">
    {groups.map((group, place) => (
      <OpenableGroup
        key={group.name}
        label={group.label}
        sum={sumOf(group)}
        isGood={group.isGood}
        openAtFirst={place === 0}
      >
        {() => (
          <>
            {group.note && <p className="form-text">{group.note}</p>}
            <GroupRows group={group} />
          </>
        )}
      </OpenableGroup>
    ))}
  </ul>
)
