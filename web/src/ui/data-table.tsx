import type { ReactNode } from 'react'
import { whole } from './whole.tsx'

interface Column<Row> {
  heading: string
  /** Replaces the heading of the column, such as a link that sorts. */
  head?: ReactNode
  /** The column by which the rows are ordered. */
  sort?: 'ascending' | 'descending' | undefined
  cell: (row: Row) => ReactNode
  className?: string
  /** Names the cell where the column headings are hidden; the heading is the default, `null` shows no name. */
  label?: string | null
  dir?: 'auto'
}

/** The first column names the row. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]]

interface DataTableProps<Row> {
  /** Read by screen readers only. */
  caption: string
  className: string
  /** A column before the one that names the row, such as checkboxes. */
  leading?: Column<Row> | undefined
  columns: Columns<Row>
  rows: readonly Row[]
  /** Shown in its place where there is no row. */
  empty?: ReactNode
  keyOf: (row: Row) => string | number
  /** The id of a row to which a link leads. */
  idOf?: (row: Row) => string
  /** The class of a row that stands out. */
  classOf?: (row: Row) => string | undefined
}

/**
 * A table; its rows become cards on narrow screens (`table-cards`, `table-dense`). The roles are written out, because
 * `display: block` removes those of table elements.
 */
export const DataTable = <Row,>({
  caption,
  className,
  leading,
  columns,
  rows,
  empty,
  keyOf,
  idOf,
  classOf,
}: DataTableProps<Row>) => {
  if (rows.length === 0 && empty) return empty
  const [first, ...others] = columns
  const all = leading ? [leading, ...columns] : columns
  const attributes = ({ heading, className, label = heading, dir }: Column<Row>) => ({
    className,
    dir,
    'data-label': label ?? undefined,
  })
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: `display: block` takes the roles of a table away
    // biome-ignore-start lint/a11y/useSemanticElements: these are the semantic elements
    <table className={`table ${className}`} role="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {all.map(({ heading, head, sort, className }) => (
            <th key={heading} role="columnheader" scope="col" aria-sort={sort} className={className}>
              {head ?? heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row" id={idOf?.(row)} className={classOf?.(row)}>
            {leading && (
              <td role="cell" {...attributes(leading)}>
                {leading.cell(row)}
              </td>
            )}
            <th role="rowheader" scope="row" {...attributes(first)}>
              {whole(first.cell(row))}
            </th>
            {others.map((column) => (
              <td key={column.heading} role="cell" {...attributes(column)}>
                {whole(column.cell(row))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/useSemanticElements: these are the semantic elements
    // biome-ignore-end lint/a11y/noRedundantRoles: `display: block` takes the roles of a table away
  )
}
