import { categories } from '#shared/register/records/registration.ts'
import { type BookDateOrder, bookDateOrders } from './book-file/book-dates.ts'
import { type BookColumn, bookColumnLabels, bookColumns, requiredColumns } from './book-file/columns.ts'
import type { ReadingOptions } from './book-file/read-row.ts'

const dateLabels: Record<BookDateOrder, string> = {
  'day-first': 'Day first, such as 25-12-1999',
  'month-first': 'Month first, such as 12-25-1999',
}

interface ChoiceProps {
  id: string
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

const Choice = ({ id, label, value, options, onChange }: ChoiceProps) => (
  <div className="field">
    <label className="form-label" htmlFor={id}>
      {label}
    </label>
    <select id={id} className="form-select" value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </div>
)

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
        <Choice
          key={column}
          id={`column-${column}`}
          label={bookColumnLabels[column]}
          value={String(options.mapping[column] ?? '')}
          options={[
            ['', requiredColumns.includes(column) ? 'Choose the column' : 'Not in this file'],
            ...columns,
          ]}
          onChange={choose(column)}
        />
      ))}
      <Choice
        id="dates"
        label="Dates in digits are written"
        value={options.dates}
        options={bookDateOrders.map((order) => [order, dateLabels[order]])}
        onChange={(dates) => onChange({ ...options, dates: dates as BookDateOrder })}
      />
      <Choice
        id="category"
        label="Category of rows that name none"
        value={options.category}
        options={categories.map((category) => [category, `Category ${category}`])}
        onChange={(chosen) =>
          onChange({ ...options, category: categories.find((one) => one === chosen) ?? 'A' })
        }
      />
    </div>
  )
}
