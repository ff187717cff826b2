import '#web/theme/applications/progress.scss'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { BulkResult } from '#shared/cases/records/bulk-act.ts'
import type { CaseRow } from '#shared/cases/records/case.ts'
import { casePath } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { formatApplicationCount } from '#web/ui/application-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureBox } from '#web/ui/messages/failure-message.tsx'
import { type Batches, useBatches } from '#web/ui/office/use-batches.ts'

interface CertificatesDialogProps {
  rows: CaseRow[]
  onClose: () => void
  /** Something may have changed. */
  onDone: () => void
}

const countOf = ({ results }: Batches<BulkResult>, outcome: BulkResult['outcome']): number =>
  results.filter((result) => result.outcome === outcome).length

const progressText = (state: Batches<BulkResult>, all: number): string => {
  if (state.step === 'running') return `${state.results.length} of ${formatApplicationCount(all)} done`
  if (state.step !== 'finished') return ''
  const already = countOf(state, 'already')
  return [
    `${formatApplicationCount(countOf(state, 'done'))} marked as certificate ready.`,
    ...(already > 0 ? [`${already} had been marked before.`] : []),
  ].join(' ')
}

const Refused = ({ results, rows }: { results: BulkResult[]; rows: CaseRow[] }) => {
  const refused = results.filter(({ outcome }) => outcome === 'refused')
  if (refused.length === 0) return null
  const referenceOf = ({ id, reference_no }: BulkResult) =>
    reference_no ?? rows.find((row) => row.id === id)?.reference_no ?? id
  return (
    <>
      <h3>Not possible for {formatApplicationCount(refused.length)}</h3>
      <ul>
        {refused.map((result) => (
          <li key={result.id}>
            <Link to={casePath(result.id)}>{referenceOf(result)}</Link>: {result.words}
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * Asks first, because each applicant gets an e-mail; then shows the progress, and the applications for which it was
 * not possible.
 */
export const CertificatesDialog = ({ rows, onClose, onDone }: CertificatesDialogProps) => {
  const { state, run } = useBatches(
    rows.map(({ id }) => id),
    async (ids, signal) =>
      (await api.cases.actOnMany({ body: { action: 'certificate-ready', ids } }, { signal })).data.results,
  )
  const { step, results, failure } = state
  const closing = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (step !== 'asking') closing.current?.focus() // the button that was pressed is no longer there
  }, [step])
  const close = () => (step === 'asking' ? onClose() : onDone())
  const count = formatApplicationCount(rows.length)
  return (
    <Dialog open title={`Certificate ready: ${count}`} onClose={close}>
      {step === 'asking' && (
        <p>
          {rows.length === 1
            ? 'The certificate can then be collected, and the applicant gets an e-mail.'
            : `The ${rows.length} certificates can then be collected, and each applicant gets an e-mail.`}
        </p>
      )}
      {step === 'running' && (
        <progress max={rows.length} value={results.length} aria-label="Certificate ready" />
      )}
      {failure && <FailureBox failure={failure} onRetry={() => void run()} loading />}
      <p role="status">{progressText(state, rows.length)}</p>
      <Refused results={results} rows={rows} />
      <div className="dialog-actions">
        {step === 'asking' && (
          <Button look="primary" onClick={() => void run()}>
            Certificate ready
          </Button>
        )}
        <Button ref={closing} onClick={close}>
          {step === 'asking' ? 'Cancel' : 'Close'}
        </Button>
      </div>
    </Dialog>
  )
}
