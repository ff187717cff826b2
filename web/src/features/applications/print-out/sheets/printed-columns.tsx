import { printedIn } from '#shared/applications/field-tables/reading.ts'
import { type FieldTable, fieldText } from '#shared/kit/field.ts'
import { Column } from './column.tsx'

interface PlacedColumn {
  /** Among the columns of the block. */
  place: number
  column: React.ReactNode
}

/** The columns of a record's fields in one block of the form. */
export const placedColumns = (
  block: 'applicant' | 'contact',
  fields: FieldTable,
  record: object,
): PlacedColumn[] =>
  printedIn(fields, block).map(([key, field, { place, label = field.label, width }]) => ({
    place,
    column: (
      <Column
        key={key}
        width={width}
        label={label}
        optional={field.optional}
        value={fieldText(field, (record as Record<string, unknown>)[key])}
      />
    ),
  }))

/** Columns of several records in the order of the block. */
export const inOrder = (columns: PlacedColumn[]): React.ReactNode[] =>
  columns.sort((one, other) => one.place - other.place).map(({ column }) => column)
