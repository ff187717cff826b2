import type { Field, FieldTable } from './field.ts'

/**
 * The field behind the name under which staff compare and return it, such as `applicant.date_of_birth`; of a qualification
 * the number of its level stands between. Undefined where the record has no table here.
 */
export const fieldOfItem = (tables: Record<string, FieldTable>, item: string): Field | undefined => {
  const names = item.split('.')
  return tables[names[0] ?? '']?.[names.at(-1) ?? '']
}
