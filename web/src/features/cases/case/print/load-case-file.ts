import type { Note } from '#shared/cases/records/note.ts'
import { api } from '#web/api/client.ts'
import type { CaseEvent } from '../history/event-labels.ts'

const loadNotes = async (id: string, signal: AbortSignal): Promise<Note[]> => {
  const notes: Note[] = []
  let cursor: string | undefined
  do {
    const { data } = await api.cases.notes({ params: { id }, query: { cursor } }, { signal })
    notes.push(...data.notes)
    cursor = data.next ?? undefined
  } while (cursor)
  return notes
}

/** A case with its whole history and all notes of colleagues, newest first. */
export const loadCaseFile = async (id: string, signal: AbortSignal) => {
  const { data: record } = await api.cases.get({ params: { id } }, { signal })
  const notes = await loadNotes(id, signal)
  const events: CaseEvent[] = []
  let cursor: string | undefined
  do {
    const { data } = await api.cases.history({ params: { id }, query: { cursor } }, { signal })
    events.push(...data.events)
    cursor = data.next ?? undefined
  } while (cursor)
  return { record, events, notes, loadedAt: new Date().toISOString() }
}
