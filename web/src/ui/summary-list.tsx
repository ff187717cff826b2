import type { ReactNode } from 'react'

interface SummaryItem {
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
        <dd dir="auto">{value || <span className="text-muted">Not provided</span>}</dd>
      </div>
    ))}
  </dl>
)
