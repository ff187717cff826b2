import type { ReactNode } from 'react'
import { type FieldTable, fieldItem, fieldsOf } from '#shared/kit/field.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { whole } from './whole.tsx'

/** Every field in the order of its table, without a photo, which is shown as a picture. */
export const recordItems = <T extends FieldTable>(fields: T, record: { readonly [K in keyof T]: unknown }) =>
  fieldsOf(fields)
    .filter(([, { kind }]) => kind !== 'photo')
    .map(([key, field]) => fieldItem(field, record[key]))

export interface SummaryItem {
  label: string
  /** Empty shows "Not provided". */
  value: ReactNode
}

/** Labels with their values. */
export const SummaryList = ({ items }: { items: SummaryItem[] }) => (
  <dl className="summary-list">
    {items.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <Typed as="dd">{whole(value) || <span className="text-muted">Not provided</span>}</Typed>
      </div>
    ))}
  </dl>
)
