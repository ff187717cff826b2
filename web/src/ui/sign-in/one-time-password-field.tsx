import { useEffect, useRef } from 'react'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'

/** The second step of signing in; it takes the focus when it appears. */
export const OneTimePasswordField = ({ error }: { error: string | undefined }) => {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={field}>
      <p role="status">Your password is right. Now enter the code that your app shows.</p>
      <FieldFrame name="code" hint="6 digits, or one of your recovery codes." error={error}>
        {(input) => (
          <input
            className="form-control"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
          />
        )}
      </FieldFrame>
    </div>
  )
}
