import { type Field, type FieldTable, fieldsOf, type Printed } from '#shared/kit/field.ts'

/**
 * The field with the name under which staff compare and return it, such as `applicant.date_of_birth`; for a
 * qualification the number of its level is in between. Undefined if the record has no table here.
 */
export const fieldOfItem = (tables: Record<string, FieldTable>, item: string): Field | undefined => {
  const names = item.split('.')
  return tables[names[0] ?? '']?.[names.at(-1) ?? '']
}

/** The keys of the fields that are printed. */
export type PrintedKey<T> = {
  [K in keyof T]: T[K] extends { printed: object } ? K : never
}[keyof T] &
  string

type PrintedField<T> = [key: PrintedKey<T>, field: Field, printed: Printed]

/** The printed fields of one block in their order. */
export const printedIn = <T extends FieldTable>(table: T, block: Printed['block']): PrintedField<T>[] =>
  fieldsOf(table)
    .flatMap(([key, field]) =>
      field.printed?.block === block ? [[key, field, field.printed] as PrintedField<T>] : [],
    )
    .sort(([, , one], [, , other]) => one.place - other.place)
