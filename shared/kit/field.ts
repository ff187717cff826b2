/** The properties of a field besides its schema: one entry of a field table, and how tables are read. */
import type * as z from 'zod/mini'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { labelOf, type QualificationLevel } from '#shared/vocabulary/people.ts'
import { formatCnic, formatDate } from './format.ts'

/** `code`: letters and digits of an official number. `id`: of another record, never shown. */
type Kind = 'text' | 'lines' | 'code' | 'phone' | 'email' | 'cnic' | 'year' | 'date' | 'photo' | 'id'

/** The place and form of a field on the printed form. */
export interface Printed {
  /** The part of the sheet. Qualifications have a separate table. */
  block: 'letterhead' | 'applicant' | 'qualifications' | 'contact'
  /** Its place among the columns of the block. */
  place: number
  width?: 'half' | 'whole' | 'two-thirds'
  /** If it has another name on the sheet. */
  label?: string
  /** An optional field without which the council still rejects the printed form. */
  neverBlank?: boolean
}

interface Properties {
  label: string
  /** May stay empty. */
  optional?: boolean
  /** The fieldset of the form, by its legend. */
  section?: string
  /** Asked for at these levels of qualification only. */
  levels?: readonly QualificationLevel[]
  /** Staff may return it for correction. */
  correctable?: boolean
  /** May be changed at any time; all else is frozen while an application is open (rules/own-changes.ts). */
  living?: boolean
  /** The documents that prove it, the best first. */
  evidence?: readonly DocumentKey[]
  printed?: Printed
  /** Asked for in a renewal only. */
  renewalOnly?: boolean
  /** Not on the staff's case page, because another record shows the same. */
  hiddenFromStaff?: boolean
}

interface Choice extends Properties {
  kind: 'choice'
  /** The stored values. */
  options: readonly string[]
  /** The label of a stored value; `labelOf` where nothing is said. */
  optionLabel?: (stored: string) => string
}

export type Field = (Properties & { kind: Kind }) | Choice

/** In the order of the form and of summaries. */
export type FieldTable = Readonly<Record<string, Field>>

type MayBeAbsent = z.ZodMiniDefault | z.ZodMiniOptional

/** A table with an entry for each key of a schema and no other; what may stay empty and what is chosen agree with it. */
export type FieldTableOf<Shape> = {
  readonly [K in keyof Shape]: Field &
    (Shape[K] extends MayBeAbsent ? { optional: true } : { optional?: never }) &
    (Shape[K] extends { def: { type: 'enum' } } ? { kind: 'choice' } : { kind: Kind })
}

/** The fields of a table with their keys. */
export const fieldsOf = <T extends FieldTable>(table: T) =>
  Object.entries(table) as [key: keyof T & string, field: Field][]

/** The value as people read it; empty where there is none. */
export const fieldText = (field: Field, value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value)
  if (field.kind === 'date') return formatDate(text)
  if (field.kind === 'cnic') return formatCnic(text)
  return field.kind === 'choice' && text !== '' ? (field.optionLabel ?? labelOf)(text) : text
}

/** The label and the text of a field of a record. */
export const fieldItem = (field: Field, value: unknown) => ({
  label: field.label,
  value: fieldText(field, value),
})
