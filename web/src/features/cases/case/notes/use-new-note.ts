import { useState } from 'react'
import { api } from '#web/api/client.ts'
import { useKeptValues } from '#web/ui/form/kept/use-kept-values.ts'
import { useAttemptKey } from '#web/ui/form/use-attempt-key.ts'
import { useSending } from '#web/ui/form/use-sending.ts'

interface NewNotePlace {
  caseId: string
  me: string
  onSent: () => void
}

const empty: { text: string; tell: string[] } = { text: '', tell: [] }

/** The note that somebody is writing about a case: kept in the tab, and sent once. */
export const useNewNote = ({ caseId, me, onSent }: NewNotePlace) => {
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
