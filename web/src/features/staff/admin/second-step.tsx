import { useEffect, useRef } from 'react'
import { api } from '#web/api/client.ts'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { PasskeyButton } from '#web/ui/passkeys/passkey-button.tsx'
import type { SecondStepProps } from '#web/ui/sign-in/sign-in-form.tsx'

const sentenceFor = ({ code, passkey }: SecondStepProps['asked']): string => {
  if (!passkey) return 'Now enter the code that your app shows.'
  return code ? 'Now use your passkey, or enter the code that your app shows.' : 'Now use your passkey.'
}

/** The second step of signing in, by a passkey or a code; it takes the focus when it appears. */
export const SecondStep = ({ asked, error, sendPasskey }: SecondStepProps) => {
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => step.current?.querySelector<HTMLElement>('button, input')?.focus(), [])
  return (
    <div ref={step} className="second-step">
      <p role="status">Your password is right. {sentenceFor(asked)}</p>
      {asked.passkey && (
        <PasskeyButton
          label="Use your passkey"
          ask={() => api.adminAuth.passkeyOptions()}
          onAnswer={sendPasskey}
        />
      )}
      {asked.code && (
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
      )}
    </div>
  )
}
