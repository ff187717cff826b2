import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'

interface LetterMakerProps<T> {
  label: string
  /** What the letter says and how long it is valid. */
  explanation?: string
  /** Has it signed. Throws `ApiFailure`. */
  make: () => Promise<T>
  children: (letter: T) => ReactNode
}

/** A button that has a letter signed; then the letter, and a button that prints it. */
export const LetterMaker = <T,>({ label, explanation, make, children }: LetterMakerProps<T>) => {
  const [letter, setLetter] = useState<T>()
  const { send, sending, failure } = useSending(async () => {
    const made = await make()
    setLetter(() => made)
  })
  return (
    <>
      <div className="not-printed">
        {failure && <FailureAlert failure={failure} />}
        {explanation && <p>{explanation}</p>}
        <p className="page-actions start-ways">
          {letter ? (
            <Button look="primary" onClick={() => window.print()}>
              Print the letter
            </Button>
          ) : (
            <Button look="outline" waiting={sending} onClick={() => void send()}>
              {sending ? 'Signing…' : label}
            </Button>
          )}
        </p>
      </div>
      {letter && children(letter)}
    </>
  )
}
