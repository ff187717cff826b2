/** A previewed statement as groups of rows, and what its button does. */
import type { BankFinding } from '#shared/payments/records/bank-statement.ts'
import { groupRows, type RowGroup } from './row-groups.ts'
import type { ShownRow } from './shown-row.ts'
import type { Preview } from './use-statement.ts'

export const previewGroups = ({ rows, unreadable, findings }: Preview): RowGroup[] => {
  const shown = rows.flatMap((row, index): ShownRow[] => {
    const finding = findings[index]
    if (!finding) return []
    const good = finding.outcome === 'verified'
    const resultText = good ? 'Will be verified' : finding.words
    return [{ row, finding, group: finding.outcome, good, resultText }]
  })
  return groupRows(shown, unreadable, 'Will be verified')
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** "Verify 3 payments"; undefined where the import would change nothing. */
export const importLabel = (findings: readonly BankFinding[]): string | undefined => {
  const good = findings.filter(({ outcome }) => outcome === 'verified').length
  const deposits = findings.filter(({ deposit }) => deposit === 'new').length
  if (good > 0) return `Verify ${counted(good, 'payment')}`
  return deposits > 0 ? `Keep ${counted(deposits, 'unmatched deposit')}` : undefined
}
