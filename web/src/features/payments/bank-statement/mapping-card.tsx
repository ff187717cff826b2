import { useEffect, useRef, useState } from 'react'
import { formatDate } from '#shared/kit/format.ts'
import { type BankColumn, dateOrders } from '#shared/payments/records/bank-format.ts'
import { Button } from '#web/ui/button.tsx'
import { ControlledInput, ControlledSelect } from '#web/ui/fields/controlled-fields.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { dateIn, textIn } from '#web/ui/table-file/dates.ts'
import { FirstRows } from './first-rows.tsx'
import { bankColumnNames, columnLabels, missingColumns } from './statement-file/columns.ts'
import {
  formatOf,
  headingsIn,
  type Layout,
  layoutAt,
  linesAboveHeader,
  orderIn,
} from './statement-file/layout.ts'
import type { BankFile } from './use-statement.ts'

const orderHint = (cells: string[][], { header, columns: { paid_on } }: Layout): string | undefined => {
  const [first] =
    paid_on === undefined ? [] : cells.slice(header + 1).flatMap((line) => textIn(line[paid_on] ?? '') || [])
  const [day, month] = dateOrders.map((order) => first && dateIn(first, order))
  return day && month
    ? `${first} is ${formatDate(day)} with the day first, ${formatDate(month)} with the month first`
    : undefined
}

interface MappingCardProps {
  file: BankFile
  refusal: string | undefined
  onDone: (file: BankFile) => void
}

/** What each column of a bank's file holds: guessed, changed by a person, with the first rows as they are then read. */
export const MappingCard = ({ file, refusal, onDone }: MappingCardProps) => {
  const { name, cells } = file
  const [layout, setLayout] = useState(file.layout)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { header, columns } = layout
  const isDecided = columns.paid_on !== undefined && orderIn(cells, header, columns) !== null
  const missing = [
    ...missingColumns(columns),
    ...(layout.order || columns.paid_on === undefined ? [] : ['Whether the day or the month comes first']),
    ...(layout.bank.trim() ? [] : ['Bank']),
  ]
  const headings = headingsIn(cells[header]).map(
    (text, place) => [String(place), text || `Column ${place + 1}`] as const,
  )
  const choose = (column: BankColumn, value: string) => {
    const { [column]: _, ...others } = columns
    const changed = value === '' ? others : { ...others, [column]: Number(value) }
    const shown = orderIn(cells, header, changed)
    setLayout({ ...layout, columns: changed, order: column === 'paid_on' ? shown : (shown ?? layout.order) })
  }
  return (
    <section className="card" aria-labelledby="mapping">
      <h2 id="mapping" ref={heading} tabIndex={-1}>
        What the columns of <Typed>{name}</Typed> hold
      </h2>
      <p className="form-text">This is remembered for the next file of the bank with the same headings.</p>
      <div role="alert">
        {(refusal ?? missing.length > 0) && (
          <p className="banner-note">{refusal ?? `Say what is missing: ${missing.join(', ')}.`}</p>
        )}
      </div>
      <div className="bank-mapping">
        <ControlledInput
          name="bank"
          label="Bank"
          maxLength={60}
          value={layout.bank}
          onValue={(bank) => setLayout({ ...layout, bank })}
        />
        <ControlledSelect
          name="header"
          label="Row with the headings"
          value={String(header)}
          choices={cells
            .slice(0, linesAboveHeader)
            .map(
              (line, place) =>
                [String(place), `${place + 1}: ${headingsIn(line).filter(Boolean).join(', ')}`] as const,
            )}
          onValue={(value) => setLayout({ ...layoutAt(cells, Number(value), name), bank: layout.bank })}
        />
        {bankColumnNames.map((column) => (
          <ControlledSelect
            key={column}
            name={column}
            label={columnLabels[column]}
            value={String(columns[column] ?? '')}
            choices={[['', 'None'], ...headings]}
            onValue={(value) => choose(column, value)}
          />
        ))}
        {!isDecided && columns.paid_on !== undefined && (
          <ControlledSelect
            name="order"
            label="Dates of this bank"
            hint={orderHint(cells, layout)}
            value={layout.order ?? ''}
            choices={[
              ['', 'Choose'],
              ['day-first', 'Day first'],
              ['month-first', 'Month first'],
            ]}
            onValue={(value) =>
              setLayout({ ...layout, order: dateOrders.find((order) => order === value) ?? null })
            }
          />
        )}
      </div>
      <FirstRows cells={cells} layout={layout} />
      <div className="bank-actions">
        <Button
          look="primary"
          aria-disabled={!formatOf(cells, layout)}
          onClick={() => formatOf(cells, layout) && onDone({ ...file, layout })}
        >
          Look at the rows
        </Button>
      </div>
    </section>
  )
}
