/** Fields of a record as rows with label and readable value. */
import { type FieldTable, fieldItem, fieldsOf } from '#shared/field-tables/field.ts'

export interface SectionRow {
  /** The name under which the row is ticked, such as `applicant.name`. */
  item: string
  label: string
  /** An empty value is shown as "Not provided". */
  value: string
}

/** @param root the record in the names of the items, such as `applicant` */
export const rowsOf = (root: string, record: object, fields: FieldTable): SectionRow[] =>
  fieldsOf(fields)
    .filter(([, { kind, hiddenFromStaff }]) => kind !== 'photo' && !hiddenFromStaff)
    .map(([key, field]) => ({
      item: `${root}.${key}`,
      ...fieldItem(field, (record as Record<string, unknown>)[key]),
    }))
