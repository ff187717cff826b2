import { type SubmitEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { useIsRunning } from '#web/ui/form/save-button.tsx'
import { statementIn } from './statement-in.ts'

const longestCode = 2000

/** For who has the address of a code, but did not open it: copied from an e-mail or another app. */
export const PasteForm = ({ onStatement }: { onStatement: (statement: string) => void }) => {
  const isRunning = useIsRunning()
  const [error, setError] = useState<string>()
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const statement = statementIn(String(new FormData(event.currentTarget).get('code')))
    setError(statement ? undefined : 'Paste the address or the code')
    if (statement) onStatement(statement)
    else event.currentTarget.querySelector('textarea')?.focus()
  }
  return (
    <form onSubmit={check} noValidate>
      <FieldFrame
        name="code"
        label="Address or code"
        hint="Scan the QR code with the camera of your phone and open the address, or paste it here."
        error={error}
      >
        {(input) => (
          <textarea
            className="form-control"
            rows={3}
            maxLength={longestCode}
            spellCheck={false}
            autoCapitalize="none"
            {...input}
          />
        )}
      </FieldFrame>
      <Button type="submit" look="primary" disabled={!isRunning}>
        Check
      </Button>
    </form>
  )
}
