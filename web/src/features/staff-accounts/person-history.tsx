import '#web/theme/history.scss'
import { useState } from 'react'
import type { StaffEvent } from '#shared/records/staff.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { WhenLoaded } from '#web/ui/loaded.tsx'
import { momentWords } from '#web/ui/moments.ts'
import { staffEventLabel } from './staff-labels.ts'

const read = async (id: string, cursor?: string, signal?: AbortSignal) =>
  (await api.people.history({ params: { id }, query: { cursor } }, { signal })).data

interface EventsPage {
  events: StaffEvent[]
  next: string | null
}

const Events = ({ id, newest, name }: { id: string; newest: EventsPage; name: string }) => {
  const [{ events, next }, setPage] = useState(newest)
  const [failure, setFailure] = useState<ApiFailure>()
  const more = async (cursor: string) => {
    setFailure(undefined)
    try {
      const page = await read(id, cursor)
      setPage({ events: [...events, ...page.events], next: page.next })
    } catch (thrown) {
      setFailure(asFailure(thrown))
    }
  }
  return (
    <>
      {events.length === 0 && <p className="text-muted">Nothing has happened yet.</p>}
      <ol className="history-list">
        {events.map((event) => (
          <li key={`${event.at} ${event.event}`}>
            <strong>{staffEventLabel(event)}</strong>
            <span className="text-muted">
              {event.by?.name ?? name}, {momentWords(event.at)}
            </span>
          </li>
        ))}
      </ol>
      {failure && next && <LoadFailure failure={failure} onRetry={() => void more(next)} />}
      {next && (
        <button type="button" className="btn btn-outline-secondary" onClick={() => void more(next)}>
          Older
        </button>
      )}
    </>
  )
}

/** Who did what with the account, newest first. */
export const PersonHistory = ({ id, version, name }: { id: string; version: number; name: string }) => {
  const loaded = useApi((signal) => read(id, undefined, signal), [id, version])
  return (
    <section className="card" aria-labelledby="history">
      <h2 id="history">History</h2>
      <WhenLoaded from={loaded} lines={3}>
        {(newest) => <Events id={id} newest={newest} name={name} />}
      </WhenLoaded>
    </section>
  )
}
