import type { CaseRecord } from '#shared/cases/records/case.ts'

export type Difference = CaseRecord['changed_since']['differences'][number]

/** "City: Kasur (before: Lahore)" */
const words = ({ label, before, after }: Difference): string => {
  if (!after) return `${label}: removed (before: ${before})`
  return before ? `${label}: ${after} (before: ${before})` : `${label}: ${after}`
}

export const DifferenceList = ({ differences }: { differences: readonly Difference[] }) => (
  <ul className="history-lines">
    {differences.map((difference) => (
      <li key={difference.item} dir="auto">
        {words(difference)}
      </li>
    ))}
  </ul>
)
