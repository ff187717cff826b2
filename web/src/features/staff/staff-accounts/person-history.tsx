import '#web/theme/history.scss'
import type { StaffEvent } from '#shared/staff/records/staff.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { OlderButton } from '#web/ui/older-button.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { type CursorPage, useOlderPages } from '#web/ui/use-older-pages.ts'
import { staffEventLabel } from './staff-labels.ts'

const read = async (id: string, cursor?: string, signal?: AbortSignal) => {
  const { data } = await api.people.history({ params: { id }, query: { cursor } }, { signal })
  return { entries: data.events, next: data.next }
}

const Events = ({ id, newest, name }: { id: string; newest: CursorPage<StaffEvent>; name: string }) => {
  const { entries, ...older } = useOlderPages(newest, (cursor) => read(id, cursor))
  return (
    <>
      {entries.length === 0 && <p className="text-muted">No events yet.</p>}
      <ol className="history-list">
        {entries.map((event) => (
          <li key={`${event.at} ${event.event}`}>
            <strong>{staffEventLabel(event)}</strong>
            <span className="text-muted">
              {inSentence(event.by?.name ?? name)}, {formatMoment(event.at)}
            </span>
          </li>
        ))}
      </ol>
      <OlderButton {...older} />
    </>
  )
}

/** The history of the account, newest first. */
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
