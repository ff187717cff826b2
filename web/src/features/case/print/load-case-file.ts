import { api } from '#web/api/client.ts'
import type { CaseEvent } from '#web/features/case/history/event-labels.ts'

/** A case with its whole history, newest first. */
export const loadCaseFile = async (id: string, signal: AbortSignal) => {
  const { data: record } = await api.cases.get({ params: { id } }, { signal })
  const events: CaseEvent[] = []
  let cursor: string | undefined
  do {
    const { data } = await api.cases.history({ params: { id }, query: { cursor } }, { signal })
    events.push(...data.events)
    cursor = data.next ?? undefined
  } while (cursor)
  return { record, events, loadedAt: new Date().toISOString() }
}
