import '#web/theme/history.scss'
import { api } from '#web/api/client.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { PagedList } from '#web/ui/older-pages.tsx'
import { whole } from '#web/ui/whole.tsx'
import { eventParts, groupRepeated, type RepeatedEvent } from './event-labels.ts'

const HistoryEntry = ({ event }: { event: RepeatedEvent }) => {
  const { title, lines } = eventParts(event)
  return (
    <li>
      <Typed as="strong">{title}</Typed>
      {event.times > 1 && ` (${event.times} times)`}
      {lines.length > 0 && (
        <ul className="history-lines">
          {lines.map((line) => (
            <Typed as="li" key={line}>
              {line}
            </Typed>
          ))}
        </ul>
      )}
      <span className="text-muted">
        {inSentence(event.by?.name ?? 'The applicant')}, {whole(formatMoment(event.at))}
      </span>
    </li>
  )
}

/** Who did and viewed what, newest first. */
export const CaseHistory = ({ id, version }: { id: string; version: number }) => (
  <section className="card" aria-labelledby="history">
    <h2 id="history">History</h2>
    <PagedList
      read={async (cursor, signal) => {
        const { data } = await api.cases.history({ params: { id }, query: { cursor } }, { signal })
        return { entries: data.events, next: data.next }
      }}
      dependencies={[id, version]}
      keep
    >
      {(entries) => (
        <ol className="history-list">
          {groupRepeated(entries).map((event) => (
            <HistoryEntry key={`${event.at} ${event.event}`} event={event} />
          ))}
        </ol>
      )}
    </PagedList>
  </section>
)
