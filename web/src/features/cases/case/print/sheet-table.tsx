import type { CSSProperties, ReactNode } from 'react'
import { Typed } from '#web/ui/language/typed.tsx'
import { whole } from '#web/ui/whole.tsx'

interface SheetTableProps {
  title: string
  /** The names of the columns, and how much of the width each takes, in per cent. */
  columns: Readonly<Record<string, number>>
  rows: readonly (readonly ReactNode[])[]
  /** Read instead of an empty table. */
  empty?: string
}

/** A section of the printed case: its heading stays with its first row, and no row is split. */
export const SheetTable = ({ title, columns, rows, empty }: SheetTableProps) => (
  <section className="case-sheet-section">
    <h3>{title}</h3>
    {rows.length === 0 ? (
      <p>{empty}</p>
    ) : (
      <table className="form-table" aria-label={title}>
        <colgroup>
          {Object.entries(columns).map(([name, width]) => (
            <col key={name} style={{ '--share': `${width}%` } as CSSProperties} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {Object.keys(columns).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a printed sheet never change
            <tr key={row}>
              {cells.map((cell, column) => (
                <Typed as="td" key={Object.keys(columns)[column]}>
                  {whole(cell)}
                </Typed>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
)
