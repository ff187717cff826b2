import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { bankImportPath } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useLeaveGuard } from '#web/ui/form/leave-guard.ts'
import { FailureMessage } from '#web/ui/messages/failure-message.tsx'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { formatRowCount } from './row-counts.ts'
import { RowsTable } from './rows-table.tsx'
import { SlicesProgress } from './slices-progress.tsx'
import { useSlices } from './use-slices.ts'
import type { Preview } from './use-statement.ts'

const Unreadable = ({ rows }: { rows: Preview['unreadable'] }) => (
  <div className="banner-note bank-note">
    <p>
      {rows.length === 1
        ? '1 row cannot be read and is left out:'
        : `${rows.length} rows cannot be read and are left out:`}
    </p>
    <ul>
      {rows.map(({ line, problem, cells }) => (
        <li key={line}>
          Row {line}: {problem}. <bdi>{cells}</bdi>
        </li>
      ))}
    </ul>
  </div>
)

/** The result that each row would have, and the button that imports the rows. */
export const PreviewCard = ({ preview }: { preview: Preview }) => {
  const { id, file_name, rows, unreadable, findings } = preview
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  const flash = useFlash()
  const { progress, failure, run } = useSlices()
  const good = findings.filter(({ outcome }) => outcome === 'verified').length
  useLeaveGuard(progress !== undefined, false)
  useEffect(() => {
    if (id) heading.current?.focus()
  }, [id])

  const importRows = async () => {
    const done = await run(rows.length, async (from) => {
      if (from === 0) await api.bankStatement.create({ body: { id, file_name, rows } })
      await api.bankStatement.verify({ params: { id }, body: { from } })
    })
    if (!done) return
    flash.show('The statement has been imported')
    navigate(bankImportPath(id))
  }

  return (
    <section className="card" aria-labelledby="preview">
      <h2 id="preview" ref={heading} tabIndex={-1}>
        <bdi>{file_name}</bdi>: {formatRowCount(rows.length)}, {good} to be verified
      </h2>
      {unreadable.length > 0 && <Unreadable rows={unreadable} />}
      {rows.length > 0 && (
        <RowsTable
          caption="What would come of each row"
          rows={rows.map((row, index) => {
            const finding = findings[index]
            const fits = finding?.outcome === 'verified'
            return {
              row,
              finding,
              good: fits,
              resultText: fits ? 'Will be verified' : (finding?.words ?? ''),
            }
          })}
        />
      )}
      {failure && (
        <div className="error-summary" role="alert">
          <FailureMessage failure={failure} onRetry={() => void importRows()} />
        </div>
      )}
      <SlicesProgress label="Importing" progress={progress} />
      {good > 0 ? (
        <p>
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={progress ? true : undefined}
            onClick={() => !progress && void importRows()}
          >
            Import {formatRowCount(good)}
          </button>
        </p>
      ) : (
        <p>No row can be imported.</p>
      )}
    </section>
  )
}
