import type { ReactNode } from 'react'
import type { WorkRow } from '#shared/cases/records/work.ts'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'
import type { WorkItem } from './work-items.ts'

/** Takes the notes of a case that name the reader off their work. */
const MentionDone = ({ row, onDone }: { row: WorkRow; onDone: () => void }) => {
  const { sending, failure, send } = useSending(async () => {
    await api.cases.clearMentions({ params: { id: row.id } })
    onDone()
  })
  return (
    <span className="work-done">
      <Button small waiting={sending} onClick={() => void send()}>
        Done<span className="visually-hidden"> with the notes on {row.reference_no}</span>
      </Button>
      {failure && <span role="alert">Not saved. Try again</span>}
    </span>
  )
}

/** The button in each row that is here for a note; others have none. */
export const doneButtonOf =
  (onDone: () => void) =>
  ({ group, row }: WorkItem): ReactNode =>
    group === 'mentions' && row ? <MentionDone row={row} onDone={onDone} /> : null
