import { printedIn } from '#shared/applications/field-tables/reading.ts'
import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { type FieldTable, fieldText } from '#shared/kit/field.ts'
import { labelOf } from '#shared/vocabulary/people.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { Blank, Column } from './sheet.tsx'

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

type Qualification = PrintOut['qualification_information'][number]

/** Institute and board or university; one of them when they are the same. */
const institutionOf = ({ name_of_institute, board_university }: Qualification): string =>
  [...new Set([name_of_institute, board_university])].filter((name) => name.trim()).join(', ')

/** Institution, year of passing and degree of each level. */
export const QualificationTable = ({ qualifications }: { qualifications: Qualification[] }) => (
  <table className="form-table">
    <caption>Qualifications</caption>
    <thead>
      <tr>
        <th scope="col">Institution</th>
        <th scope="col" className="narrow">
          Year of passing
        </th>
        <th scope="col" className="degree">
          Degree
        </th>
      </tr>
    </thead>
    <tbody>
      {qualifications.map((qualification) => (
        <tr key={qualification.id}>
          <Typed as="td">{institutionOf(qualification) || <Blank />}</Typed>
          <td className="narrow">{qualification.year_of_passing || <Blank />}</td>
          <td className="degree">{labelOf(qualification.qualification_level)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
