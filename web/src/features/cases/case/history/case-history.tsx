import '#web/theme/history.scss'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { LoadFailure } from '#web/ui/messages/failure-message.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { OlderButton, useOlderPages } from '#web/ui/older-pages.tsx'
import { useLastData } from '#web/ui/page/loaded.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { eventParts, groupRepeated, type RepeatedEvent } from './event-labels.ts'

const read = async (id: string, cursor?: string, signal?: AbortSignal) => {
  const { data } = await api.cases.history({ params: { id }, query: { cursor } }, { signal })
  return { entries: data.events, next: data.next }
}

const HistoryEntry = ({ event }: { event: RepeatedEvent }) => {
  const { title, lines } = eventParts(event)
  return (
    <li>
      <strong dir="auto">{title}</strong>
      {event.times > 1 && ` (${event.times} times)`}
      {lines.length > 0 && (
        <ul className="history-lines">
          {lines.map((line) => (
            <li key={line} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      )}
      <span className="text-muted">
        {inSentence(event.by?.name ?? 'The applicant')}, {formatMoment(event.at)}
      </span>
    </li>
  )
}

/** Who did and viewed what, newest first. */
export const CaseHistory = ({ id, version }: { id: string; version: number }) => {
  const loaded = useApi((signal) => read(id, undefined, signal), [id, version])
  const newest = useLastData(loaded)
  const { entries, ...older } = useOlderPages(newest, (cursor) => read(id, cursor))
  return (
    <section className="card" aria-labelledby="history">
      <h2 id="history">History</h2>
      {loaded.state === 'failed' && <LoadFailure failure={loaded.failure} onRetry={loaded.reload} />}
      {!newest && loaded.state === 'loading' && <Skeleton />}
      <ol className="history-list">
        {groupRepeated(entries).map((event) => (
          <HistoryEntry key={`${event.at} ${event.event}`} event={event} />
        ))}
      </ol>
      <OlderButton {...older} />
    </section>
  )
}
