import { useState } from 'react'
import { longestNote } from '#shared/cases/records/note.ts'
import { api } from '#web/api/client.ts'
import { ControlledTextArea } from '#web/ui/fields/controlled-fields.tsx'
import { CommandProblem } from '#web/ui/form/command-problem.tsx'
import { useKeptValues } from '#web/ui/form/kept/use-kept-values.ts'
import { SaveButton } from '#web/ui/form/save-button.tsx'
import { useAttemptKey } from '#web/ui/form/use-attempt-key.ts'
import { submitting, useSending } from '#web/ui/form/use-sending.ts'
import { TellColleagues } from './tell-colleagues.tsx'

interface NewNotePlace {
  caseId: string
  me: string
  onSent: () => void
}

const empty: { text: string; tell: string[] } = { text: '', tell: [] }

/** The note that somebody is writing about a case: kept in the tab, and sent once. */
const useNewNote = ({ caseId, me, onSent }: NewNotePlace) => {
  const { values, change } = useKeptValues({ owner: me, key: `note:${caseId}` }, empty)
  const [sent, setSent] = useState(false)
  const withKey = useAttemptKey()
  const { sending, failure, send } = useSending(async () => {
    setSent(false)
    await withKey((idempotencyKey) =>
      api.cases.note({ params: { id: caseId }, body: values }, { idempotencyKey }),
    )
    change(empty)
    setSent(true)
    onSent()
  })
  return { ...values, change, sending, sent, failure, send }
}

interface NoteFormProps {
  caseId: string
  me: string
  onSent: () => void
}

/** A new note; Ctrl+Enter sends it. What is typed stays in this tab until it is sent. */
export const NoteForm = ({ caseId, me, onSent }: NoteFormProps) => {
  const { text, tell, change, sending, sent, failure, send } = useNewNote({ caseId, me, onSent })
  return (
    <form
      className="note-form"
      method="post"
      noValidate
      aria-busy={sending}
      onSubmit={submitting(send)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        void send()
      }}
    >
      <CommandProblem problem={failure} onRetry={() => void send()} />
      <ControlledTextArea
        name="text"
        label="New note"
        hint="Ctrl+Enter sends it"
        error={failure?.errors?.text?.join(', ')}
        rows={3}
        maxLength={longestNote}
        value={text}
        onValue={(typed) => change({ text: typed })}
      />
      <TellColleagues me={me} chosen={tell} onChange={(chosen) => change({ tell: chosen })} />
      <div className="note-send">
        <SaveButton saving={sending} savingLabel="Sending…">
          Add note
        </SaveButton>
        <span role="status">{sent && 'Note added'}</span>
      </div>
    </form>
  )
}
