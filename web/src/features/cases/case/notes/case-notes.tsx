import '#web/theme/cases/case-notes.scss'
import { useEffect } from 'react'
import type { Note } from '#shared/cases/records/note.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { OlderPages } from '#web/ui/older-pages.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { whole } from '#web/ui/whole.tsx'
import type { CaseReview } from '../use-case-review.ts'
import { NoteForm } from './note-form.tsx'

const read = async (id: string, cursor?: string, signal?: AbortSignal) => {
  const { data } = await api.cases.notes({ params: { id }, query: { cursor } }, { signal })
  return { entries: data.notes, next: data.next }
}

const NoteEntry = ({ note: { text, by, at, told }, me }: { note: Note; me: string }) => (
  <li className="note">
    <p className="note-head">
      <Typed as="strong">{by.id === me ? 'You' : by.name}</Typed>
      {told.length > 0 && (
        <span>
          to <Typed>{told.map(({ id, name }) => (id === me ? 'you' : inSentence(name))).join(', ')}</Typed>
        </span>
      )}
      <span className="text-muted">{whole(formatMoment(at))}</span>
    </p>
    <Typed as="p" className="note-text">
      {text}
    </Typed>
  </li>
)

/** The notes of colleagues about the case. Opening it removes the reader's mentions from My work. */
export const CaseNotes = ({ review }: { review: CaseReview }) => {
  const { id, version } = review.caseRecord
  const loaded = useApi((signal) => read(id, undefined, signal), [id, version])
  useEffect(() => {
    // A mention that stays on the list is no harm; it can be taken off there.
    api.cases.clearMentions({ params: { id } }).catch(() => undefined)
  }, [id])
  return (
    <section className="card" aria-labelledby="notes">
      <h2 id="notes">Notes</h2>
      <p className="text-muted">Colleagues read these notes. The applicant never sees them.</p>
      {!review.caseRecord.own && <NoteForm caseId={id} me={review.me} onSent={loaded.reload} />}
      <WhenLoaded from={loaded} keep>
        {(newest) => (
          <OlderPages first={newest} read={(cursor) => read(id, cursor)} empty={<p>No notes yet.</p>}>
            {(entries) => (
              <ol className="note-list" aria-label="Notes, newest first">
                {entries.map((note) => (
                  <NoteEntry key={note.id} note={note} me={review.me} />
                ))}
              </ol>
            )}
          </OlderPages>
        )}
      </WhenLoaded>
    </section>
  )
}
