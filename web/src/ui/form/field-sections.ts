/** The order in which a form asks for the fields of a record. */
import type { Field } from '#shared/kit/field.ts'

/** The keys of a table by the section of the form; all in one section without a name where the table names none. */
export const sectionsOf = <K extends string>(
  fields: Readonly<Record<K, Field>>,
): { section: string; keys: K[] }[] => {
  const keys = Object.keys(fields) as K[]
  const sectionOf = (key: K) => fields[key].section ?? ''
  return [...new Set(keys.map(sectionOf))].map((section) => ({
    section,
    keys: keys.filter((key) => sectionOf(key) === section),
  }))
}

/** The values a form starts with, in its order: of the record, else what is known already, else empty. */
export const startingValues = <K extends string>(
  fields: Readonly<Record<K, Field>>,
  record: object | null,
  known: { [key in K]?: string | undefined } = {},
): Record<K, string> => {
  const held = { ...known, ...record } as Partial<Record<K, string>>
  const keys = sectionsOf(fields).flatMap((section) => section.keys)
  return Object.fromEntries(keys.map((key) => [key, held[key] ?? ''])) as Record<K, string>
}
