import { useRef, useState } from 'react'
import { asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { newIdempotencyKey } from '#web/ui/form/idempotency-key.ts'
import { useKeptValues } from '#web/ui/form/use-kept-values.ts'
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
  const key = useRef('')
  const { sending, failure, send } = useSending(async () => {
    setSent(false)
    key.current ||= newIdempotencyKey()
    try {
      await api.cases.note({ params: { id: caseId }, body: values }, { idempotencyKey: key.current })
    } catch (thrown) {
      // Without an answer the note may have been stored: sent again with the same key, it is recognised.
      const { status } = asFailure(thrown)
      if (status >= 400 && status < 500) key.current = ''
      throw thrown
    }
    key.current = ''
    change(empty)
    setSent(true)
    onSent()
  })
  return { ...values, change, sending, sent, failure, send }
}
