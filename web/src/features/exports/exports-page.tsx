import '#web/theme/history.scss'
import { useEffect, useState } from 'react'
import type { ExportEntry } from '#shared/records/export.ts'
import { statusLabels } from '#shared/vocabulary.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { applicationsWords, momentWords } from '#web/ui/elapsed-time.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { WhenLoaded } from '#web/ui/loaded.tsx'
import { Page } from '#web/ui/page.tsx'

const exportTitle = ({ status, q }: ExportEntry): string => (status ? statusLabels[status] : `Search “${q}”`)
const exportedRows = ({ rows, sent }: ExportEntry): string =>
  sent === rows ? applicationsWords(sent) : `${sent} of ${applicationsWords(rows)}`

const Entry = ({ entry }: { entry: ExportEntry }) => (
  <li>
    <strong dir="auto">{exportTitle(entry)}</strong>, {exportedRows(entry)}
    <span className="text-muted">
      <bdi>{entry.by.name}</bdi>, {momentWords(entry.at)}
    </span>
  </li>
)

interface Log {
  entries: ExportEntry[]
  next: string | null
}

const Pages = ({ first }: { first: Log }) => {
  const [log, setLog] = useState(first)
  const [failure, setFailure] = useState<ApiFailure>()
  useEffect(() => setLog(first), [first])
  const older = async (cursor: string) => {
    setFailure(undefined)
    try {
      const page = (await api.exports.list({ query: { cursor } })).data
      setLog({ entries: [...log.entries, ...page.entries], next: page.next })
    } catch (thrown) {
      setFailure(asFailure(thrown))
    }
  }
  const { entries, next } = log
  return (
    <div className="card">
      {entries.length === 0 && <p>Nothing has been exported.</p>}
      <ol className="history-list">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {failure && next && <LoadFailure failure={failure} onRetry={() => void older(next)} />}
      {next && (
        <button type="button" className="btn btn-outline-secondary" onClick={() => void older(next)}>
          Older
        </button>
      )}
    </div>
  )
}

/** Who has exported which applications, for administrators. */
export const ExportsPage = () => {
  const loaded = useApi(async (signal) => (await api.exports.list({ query: {} }, { signal })).data, [])
  return (
    <Page title="Exports">
      <WhenLoaded from={loaded}>{(first) => <Pages first={first} />}</WhenLoaded>
    </Page>
  )
}
