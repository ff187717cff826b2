import { useState } from 'react'
import type { CheckLetter } from '#shared/records/public-register.ts'
import type { AskedRow } from '#shared/rules/check-rows.ts'
import { api } from '#web/api/client.ts'
import { useSending } from '#web/ui/form/use-sending.ts'
import { FailureAlert } from '#web/ui/messages/failure-alert.tsx'
import { Letter } from './letter.tsx'
import { askedBody } from './use-check.ts'

/** A letter about the rows that were checked; they are compared once more when it is signed. */
export const LetterSection = ({ asked }: { asked: AskedRow[] }) => {
  const [letter, setLetter] = useState<CheckLetter>()
  const { send, sending, failure } = useSending(async () =>
    setLetter((await api.register.letter({ body: askedBody(asked) })).data),
  )
  return (
    <>
      <div className="not-printed">
        {failure && <FailureAlert failure={failure} />}
        <p className="page-actions">
          {letter ? (
            <button type="button" className="btn btn-primary" onClick={() => window.print()}>
              Print the letter
            </button>
          ) : (
            <button
              type="button"
              className="btn btn-outline-primary"
              aria-disabled={sending || undefined}
              onClick={() => void send()}
            >
              {sending ? 'Signing…' : 'Make a verification letter'}
            </button>
          )}
        </p>
      </div>
      {letter && <Letter asked={asked} letter={letter} />}
    </>
  )
}
