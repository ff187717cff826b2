import type { Columns } from '#web/ui/data-table.tsx'
import { PagedTable } from '#web/ui/paged-table.tsx'
import { RowGroup } from '#web/ui/row-group.tsx'
import { formatRows } from './counts.ts'

interface BookRowGroupProps<Row> {
  label: string
  rows: Row[]
  columns: Columns<Row>
  isGood: boolean
  openAtFirst: boolean
}

/** Rows of a file that have the same result, with how many they are. */
export const BookRowGroup = <Row extends { line: number }>(props: BookRowGroupProps<Row>) => {
  const { label, rows, columns, isGood, openAtFirst } = props
  return (
    <RowGroup label={label} sum={formatRows(rows.length)} isGood={isGood} openAtFirst={openAtFirst}>
      {() => <PagedTable rows={rows} label={label} columns={columns} keyOf={({ line }) => line} />}
    </RowGroup>
  )
}
