import { categories } from '#shared/register/records/registration.ts'
import { ControlledSelect } from '#web/ui/fields/controlled-fields.tsx'
import { type BookDateOrder, bookDateOrders } from './book-file/book-dates.ts'
import { type BookColumn, bookColumnLabels, bookColumns, requiredColumns } from './book-file/columns.ts'
import type { ReadingOptions } from './book-file/read-row.ts'

const dateLabels: Record<BookDateOrder, string> = {
  'day-first': 'Day first, such as 25-12-1999',
  'month-first': 'Month first, such as 12-25-1999',
}

interface MappingFieldsProps {
  header: readonly string[]
  options: ReadingOptions
  onChange: (options: ReadingOptions) => void
}

/** Which column of the file is which, how its dates are written, and the category of rows that name none. */
export const MappingFields = ({ header, options, onChange }: MappingFieldsProps) => {
  const columns = header.map((text, place) => [String(place), text || `Column ${place + 1}`] as const)
  const choose = (column: BookColumn) => (value: string) =>
    onChange({ ...options, mapping: { ...options.mapping, [column]: value === '' ? null : Number(value) } })
  return (
    <div className="book-mapping">
      {bookColumns.map((column) => (
        <ControlledSelect
          key={column}
          name={`column-${column}`}
          label={bookColumnLabels[column]}
          value={String(options.mapping[column] ?? '')}
          choices={[
            ['', requiredColumns.includes(column) ? 'Choose the column' : 'Not in this file'],
            ...columns,
          ]}
          onValue={choose(column)}
        />
      ))}
      <ControlledSelect
        name="dates"
        label="Dates in digits are written"
        value={options.dates}
        choices={bookDateOrders.map((order) => [order, dateLabels[order]])}
        onValue={(dates) => onChange({ ...options, dates: dates as BookDateOrder })}
      />
      <ControlledSelect
        name="category"
        label="Category of rows that name none"
        value={options.category}
        choices={categories.map((category) => [category, `Category ${category}`])}
        onValue={(chosen) =>
          onChange({ ...options, category: categories.find((one) => one === chosen) ?? 'A' })
        }
      />
    </div>
  )
}
