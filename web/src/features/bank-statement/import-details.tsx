import { useState } from 'react'
import type { BankImportDetails, BankResult } from '#shared/records/bank-statement.ts'
import { api } from '#web/api/client.ts'
import { FailureWords } from '#web/ui/failure-words.tsx'
import { useFlash } from '#web/ui/flash.tsx'
import { useLeaveGuard } from '#web/ui/leave-guard.tsx'
import { momentWords } from '#web/ui/moments.ts'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { importWords, rowsLeft, rowsWords } from './bank-words.ts'
import { RowsTable, type ShownRow } from './rows-table.tsx'
import { SlicesProgress } from './slices-progress.tsx'
import { UndoDialog } from './undo-dialog.tsx'
import { useSlices } from './use-slices.ts'

const shown = ({ result, ...row }: BankImportDetails['results'][number]): ShownRow => {
  const words = (it: BankResult): string => {
    if (it.undone_at) return 'Undone'
    return it.kept_because ? `Still verified. ${it.kept_because}` : it.words
  }
  return {
    row,
    finding: result,
    good: result?.outcome === 'verified' && !result.undone_at && !result.kept_because,
    words: result ? words(result) : 'Not imported yet',
  }
}

/** Rows that undoing has not come to. */
const leftToUndo = ({ undone, results }: BankImportDetails): number =>
  undone
    ? results.filter(
        ({ result }) => result?.outcome === 'verified' && !result.undone_at && !result.kept_because,
      ).length
    : 0

/** What was cut off is finished here. */
const GoOn = ({ words, label, onGo }: { words: string; label: string; onGo: () => void }) => (
  <div className="banner-note">
    <p>{words}</p>
    <button type="button" className="btn btn-primary" onClick={onGo}>
      {label}
    </button>
  </div>
)

const factsOf = (it: BankImportDetails) => [
  { label: 'Imported by', value: `${it.by.name}, ${momentWords(it.at)}` },
  { label: 'File', value: it.file_name },
  { label: 'Result', value: importWords(it) },
  ...(it.undone
    ? [
        { label: 'Undone by', value: `${it.undone.by.name}, ${momentWords(it.undone.at)}` },
        { label: 'Reason', value: it.undone.reason },
      ]
    : []),
]

interface ImportDetailsProps {
  it: BankImportDetails
  /** It has changed on the server. */
  onChanged: () => void
}

/** One import: who and when, what is left to do, and each row. */
export const ImportDetails = ({ it, onChanged }: ImportDetailsProps) => {
  const flash = useFlash()
  const verifying = useSlices()
  const undoing = useSlices()
  const [asks, setAsks] = useState(false)
  const params = { id: it.id }
  const left = it.undone ? 0 : rowsLeft(it)
  useLeaveGuard(Boolean(verifying.progress ?? undoing.progress), false)

  const goOn = async () => {
    const call = (from: number) => api.bankStatement.verify({ params, body: { from } })
    if (await verifying.run(it.rows, call)) onChanged()
  }
  const undo = async (reason?: string) => {
    const call = (from: number) =>
      api.bankStatement.undo({ params, body: { from, ...(reason !== undefined && { reason }) } })
    if (!(await undoing.run(it.rows, call))) return
    flash.showHere('The import has been undone')
    setAsks(false)
    onChanged()
  }
  const failure = verifying.failure ?? (asks ? undefined : undoing.failure)
  const again = verifying.failure ? goOn : () => undo()
  return (
    <>
      <section className="card" aria-labelledby="facts">
        <h2 id="facts">Import</h2>
        <SummaryList items={factsOf(it)} />
        <div className="bank-next">
          {failure && (
            <div className="error-summary" role="alert">
              <FailureWords failure={failure} onRetry={() => void again()} />
            </div>
          )}
          <SlicesProgress label="Importing" progress={verifying.progress} />
          {!asks && <SlicesProgress label="Undoing" progress={undoing.progress} />}
          {left > 0 && !verifying.progress && (
            <GoOn
              words={`${rowsWords(left)} of this import ${left === 1 ? 'is' : 'are'} left. It was cut off, or somebody imports it just now.`}
              label="Go on importing"
              onGo={() => void goOn()}
            />
          )}
          {leftToUndo(it) > 0 && !undoing.progress && (
            <GoOn words="Undoing was cut off." label="Go on undoing" onGo={() => void undo()} />
          )}
          {!it.undone && (it.counts.verified ?? 0) > 0 && (
            <button type="button" className="btn btn-outline-danger" onClick={() => setAsks(true)}>
              Undo this import
            </button>
          )}
        </div>
      </section>
      <section className="card" aria-labelledby="rows">
        <h2 id="rows">Rows</h2>
        <RowsTable caption="What came of each row" rows={it.results.map(shown)} />
      </section>
      {asks && (
        <UndoDialog
          progress={undoing.progress}
          failure={undoing.failure}
          onUndo={(reason) => void undo(reason)}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
