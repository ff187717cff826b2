import type { Field, FieldTable } from '#shared/kit/field.ts'

/**
 * The field with the name under which staff compare and return it, such as `applicant.date_of_birth`; for a
 * qualification the number of its level is in between. Undefined if the record has no table here.
 */
export const fieldOfItem = (tables: Record<string, FieldTable>, item: string): Field | undefined => {
  const names = item.split('.')
  return tables[names[0] ?? '']?.[names.at(-1) ?? '']
}
