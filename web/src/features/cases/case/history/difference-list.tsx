import type { CaseRecord } from '#shared/cases/records/case.ts'
import { Typed } from '#web/ui/language/typed.tsx'

export type Difference = CaseRecord['changed_since']['differences'][number]

/** "City: Kasur (before: Lahore)" */
const words = ({ label, before, after }: Difference): string => {
  if (!after) return `${label}: removed (before: ${before})`
  return before ? `${label}: ${after} (before: ${before})` : `${label}: ${after}`
}

export const DifferenceList = ({ differences }: { differences: readonly Difference[] }) => (
  <ul className="history-lines">
    {differences.map((difference) => (
      <Typed as="li" key={difference.item}>
        {words(difference)}
      </Typed>
    ))}
  </ul>
)
