import { type SubmitEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { useIsRunning } from '#web/ui/form/save-button.tsx'
import { useWords } from '#web/ui/language/language.ts'
import { statementIn } from './statement-in.ts'
import { verifyWords } from './verify-words.ts'

const longestCode = 2000

/** For who has the address of a code, but did not open it: copied from an e-mail or another app. */
export const PasteForm = ({ onStatement }: { onStatement: (statement: string) => void }) => {
  const words = useWords(verifyWords)
  const isRunning = useIsRunning()
  const [error, setError] = useState<string>()
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const statement = statementIn(String(new FormData(event.currentTarget).get('code')))
    setError(statement ? undefined : words.paste)
    if (statement) onStatement(statement)
    else event.currentTarget.querySelector('textarea')?.focus()
  }
  return (
    <form onSubmit={check} noValidate>
      <FieldFrame name="code" label={words.code} hint={words.hint} error={error}>
        {(input) => (
          <textarea
            className="form-control"
            rows={3}
            maxLength={longestCode}
            spellCheck={false}
            autoCapitalize="none"
            dir="ltr"
            {...input}
          />
        )}
      </FieldFrame>
      <Button type="submit" look="primary" disabled={!isRunning}>
        {words.check}
      </Button>
    </form>
  )
}
