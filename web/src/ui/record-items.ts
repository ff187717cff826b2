/** The labels and values of a record as its own page and the registration page show them. */
import { type FieldTable, fieldItem, fieldsOf } from '#shared/kit/field.ts'

/** Every field in the order of its table, without a photo, which is shown as a picture. */
export const recordItems = <T extends FieldTable>(fields: T, record: { readonly [K in keyof T]: unknown }) =>
  fieldsOf(fields)
    .filter(([, { kind }]) => kind !== 'photo')
    .map(([key, field]) => fieldItem(field, record[key]))
