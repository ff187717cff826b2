/** Notes of colleagues about a case. Append only: no note is ever changed. */

import { putOnWorkList } from '#functions/applications/data/case/work-list.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { fromCursor, toCursor } from '#functions/platform/table/cursor.ts'
import { noteKey, sentNoteKey } from '#functions/platform/table/keys/cases.ts'
import { personPartition } from '#functions/platform/table/keys/key.ts'
import { notePrefix } from '#functions/platform/table/partitions.ts'
import { type Attempt, fingerprint } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { putNew, storedItem, within } from '#functions/platform/table/write.ts'
import { type Note, noteRecord } from '#shared/cases/records/note.ts'
import { Invalid } from '#shared/kit/errors.ts'

const notesOnAPage = 25
/** Long enough for every repetition of a call whose answer was lost. */
const sentNotesKeptInSeconds = 24 * 60 * 60
const longestBeginning = 140

/** The part of a note that a work list shows. */
const beginningOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > longestBeginning ? `${line.slice(0, longestBeginning - 1).trimEnd()}…` : line
}

/** The writes of a note: the note, and an entry in the work list of each mentioned colleague. */
export const putNote = (userId: string, note: Note): Write[] => [
  putNew(storedItem(noteKey(userId, note.at, note.id), note)),
  ...note.told.map(({ id }) =>
    putOnWorkList(`mention#${id}`, {
      case_id: userId,
      at: note.at,
      by: note.by,
      about: beginningOf(note.text),
    }),
  ),
]

export const notes = ({ table }: AppContext) => ({
  /** Newest first, 25 a page. */
  page: async (userId: string, cursor?: string): Promise<{ notes: Note[]; next: string | null }> => {
    const pk = personPartition('applicant', userId)
    const after = cursor && fromCursor(cursor)
    const items = await table.query({
      ...within(pk, { beginning: notePrefix }),
      ScanIndexForward: false,
      ConsistentRead: true, // a colleague's answer of a moment ago counts
      Limit: notesOnAPage,
      ...(after?.startsWith(notePrefix) && { ExclusiveStartKey: { pk, sk: after } }),
    })
    const last = items.length === notesOnAPage ? String(items.at(-1)?.sk) : null
    return { notes: items.map((item) => noteRecord.parse(item)), next: last && toCursor(last) }
  },

  /**
   * Writes the note once: the same note sent again under its idempotency key gives the stored one.
   * @throws Invalid when the key was used for another note
   */
  add: async (userId: string, note: Note, attempt: Attempt): Promise<Note> => {
    const { by, text, told } = note
    const sent = fingerprint([text, told.map(({ id }) => id)])
    const markKey = sentNoteKey(userId, fingerprint([attempt.idempotencyKey ?? attempt.requestId, by.id]))
    const ttl = Math.floor(attempt.now.getTime() / 1000) + sentNotesKeptInSeconds
    const made = await table.tryWrite([
      putNew(storedItem(markKey, { sent, at: note.at, note_id: note.id, ttl })),
      ...putNote(userId, note),
    ])
    if (made) return note
    const mark = await table.get(markKey, { consistent: true })
    if (mark?.sent !== sent)
      throw new Invalid({}, 'A note was sent already with another text. Reload the page to see it')
    return { ...note, id: String(mark.note_id), at: String(mark.at) }
  },
})
