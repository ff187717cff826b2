import { useState } from 'react'
import type { StandingLetter } from '#shared/records/own-history.ts'
import type { ShownRegistration } from '#shared/records/registration.ts'
import { standingLabels } from '#shared/rules/registration.ts'
import { api } from '#web/api/client.ts'
import { useSending } from '#web/ui/form/use-sending.ts'
import { FailureAlert } from '#web/ui/messages/failure-alert.tsx'
import { Letter } from './letter.tsx'

/** A letter of good standing, made when it is asked for and printed from here. */
export const LetterSection = ({ registration: { standing } }: { registration: ShownRegistration }) => {
  const [letter, setLetter] = useState<StandingLetter>()
  const { send, sending, failure } = useSending(async () =>
    setLetter((await api.ownRegister.letter({})).data),
  )
  if (standing !== 'active')
    return (
      <p>
        A letter of good standing needs a registration in force. Yours:{' '}
        {standingLabels[standing].toLowerCase()}.
      </p>
    )
  return (
    <>
      <div className="not-printed">
        {failure && <FailureAlert failure={failure} />}
        <p>
          A letter of good standing says that your registration is in force today. It counts for 90 days, and
          any office can check it by its code.
        </p>
        <p className="page-actions start-ways">
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
              {sending ? 'Signing…' : 'Make a letter of good standing'}
            </button>
          )}
        </p>
      </div>
      {letter && <Letter letter={letter} />}
    </>
  )
}
