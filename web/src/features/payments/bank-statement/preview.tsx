import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { bankImportPath } from '#shared/paths.ts'
import { keepsDeposit } from '#shared/payments/records/bank-outcomes.ts'
import { type BankFinding, bankRowsPerCall } from '#shared/payments/records/bank-statement.ts'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { useLeaveGuard } from '#web/ui/form/kept/leave-guard.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { FailureBox } from '#web/ui/messages/failure-message.tsx'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { SlicesProgress, useSlices } from '#web/ui/slices.tsx'
import { ProblemsButton } from './problems-button.tsx'
import { formatRowCount } from './row-counts.ts'
import { groupOfFinding, groupRows, type RowGroup, type ShownRow, totalsText } from './row-groups.ts'
import { RowGroupsList } from './row-groups-list.tsx'
import type { Preview } from './use-statement.ts'

export const previewGroups = ({
  rows,
  unreadable,
  findings,
}: Pick<Preview, 'rows' | 'unreadable' | 'findings'>): RowGroup[] => {
  const shown = rows.flatMap((row, index): ShownRow[] => {
    const finding = findings[index]
    if (!finding) return []
    const good = finding.outcome === 'verified' && !finding.warning
    const resultText = good ? 'Will be verified' : (finding.warning ?? finding.words)
    return [{ row, finding, group: groupOfFinding(finding), good, resultText }]
  })
  return groupRows(shown, unreadable, 'Will be verified')
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** "Verify 3 payments"; undefined where the import would change nothing. */
export const importLabel = (findings: readonly BankFinding[]): string | undefined => {
  const good = findings.filter(({ outcome }) => outcome === 'verified').length
  const changing = findings.filter(({ deposit }) => deposit === 'new')
  const deposits = changing.filter(({ outcome }) => keepsDeposit(outcome)).length
  if (good > 0) return `Verify ${counted(good, 'payment')}`
  if (deposits > 0) return `Keep ${counted(deposits, 'unmatched deposit')}`
  return changing.length > 0 ? `Record ${counted(changing.length, 'row')}` : undefined
}

/** What would happen with each row, and the button that verifies the payments. */
export const PreviewCard = ({ preview, onMap }: { preview: Preview; onMap: () => void }) => {
  const { id, file_name, rows, unreadable, findings, format } = preview
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  const flash = useFlash()
  const { progress, failure, run } = useSlices(bankRowsPerCall)
  const good = findings.filter(({ outcome }) => outcome === 'verified').length
  const label = importLabel(findings)
  const groups = previewGroups(preview)
  useLeaveGuard(progress !== undefined, false)
  useEffect(() => {
    if (id) heading.current?.focus()
  }, [id])

  const importRows = async () => {
    const done = await run(rows.length, async (from) => {
      if (from === 0) await api.bankStatement.create({ body: { id, file_name, rows, unreadable, format } })
      await api.bankStatement.verify({ params: { id }, body: { from } })
    })
    if (!done) return
    flash.show('The statement has been imported')
    navigate(bankImportPath(id))
  }

  return (
    <section className="card" aria-labelledby="preview">
      <h2 id="preview" ref={heading} tabIndex={-1}>
        <Typed>{file_name}</Typed>: {formatRowCount(rows.length + unreadable.length)}, {good} to be verified
      </h2>
      <p>{totalsText(groups)}</p>
      {failure && <FailureBox failure={failure} onRetry={() => void importRows()} />}
      <SlicesProgress label="Importing" progress={progress} />
      <div className="bank-actions">
        {label ? (
          <Button look="primary" waiting={Boolean(progress)} onClick={() => !progress && void importRows()}>
            {label}
          </Button>
        ) : (
          <p>Nothing to verify in this file.</p>
        )}
        <ProblemsButton groups={groups} file_name={file_name} />
        <Button onClick={onMap}>Change what the columns hold</Button>
      </div>
      <RowGroupsList groups={groups} />
    </section>
  )
}
