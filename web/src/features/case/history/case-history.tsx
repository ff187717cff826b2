import '#web/theme/history.scss'
import { useEffect, useState } from 'react'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { momentWords } from '#web/ui/elapsed-time.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useLastData } from '#web/ui/use-last-data.ts'
import { type CaseEvent, eventLabel, groupRepeated } from './event-labels.ts'

interface Older {
  events: CaseEvent[]
  next: string | null
}

const HistoryEntry = ({ event }: { event: ReturnType<typeof groupRepeated>[number] }) => (
  <li>
    <strong>{eventLabel(event)}</strong>
    {event.times > 1 && ` (${event.times} times)`}
    <span className="text-muted">
      {event.by?.name ?? 'The applicant'}, {momentWords(event.at)}
    </span>
  </li>
)

/** Who did and viewed what, newest first. */
export const CaseHistory = ({ id, version }: { id: string; version: number }) => {
  const [older, setOlder] = useState<Older>()
  const [failure, setFailure] = useState<ApiFailure>()
  const read = async (cursor?: string, signal?: AbortSignal) =>
    (await api.cases.history({ params: { id }, query: { cursor } }, { signal })).data
  const loaded = useApi((signal) => read(undefined, signal), [id, version])
  const newest = useLastData(loaded)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another first page has other older ones
  useEffect(() => setOlder(undefined), [newest])
  const next = older ? older.next : newest?.next
  const more = async (cursor: string) => {
    setFailure(undefined)
    try {
      const page = await read(cursor)
      setOlder({ events: [...(older?.events ?? []), ...page.events], next: page.next })
    } catch (thrown) {
      setFailure(asFailure(thrown))
    }
  }
  return (
    <section className="card" aria-labelledby="history">
      <h2 id="history">History</h2>
      {loaded.state === 'failed' && <LoadFailure failure={loaded.failure} onRetry={loaded.reload} />}
      {!newest && loaded.state === 'loading' && <Skeleton />}
      <ol className="history-list">
        {groupRepeated([...(newest?.events ?? []), ...(older?.events ?? [])]).map((event) => (
          <HistoryEntry key={`${event.at} ${event.event}`} event={event} />
        ))}
      </ol>
      {failure && next && <LoadFailure failure={failure} onRetry={() => void more(next)} />}
      {next && (
        <button type="button" className="btn btn-outline-secondary" onClick={() => void more(next)}>
          Older
        </button>
      )}
    </section>
  )
}
