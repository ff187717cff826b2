import { useState } from 'react'
import type { PasskeyAnswer, PasskeyQuestion } from '#shared/accounts/records/passkeys.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { useIsRunning } from '#web/ui/form/save-button.tsx'
import { knowsPasskeys } from './knows-passkeys.ts'

interface PasskeyButtonProps {
  label: string
  ask: () => Promise<{ data: PasskeyQuestion }>
  /** Sends the answer; throws `ApiFailure`. */
  onAnswer: (answer: PasskeyAnswer) => Promise<void>
}

/** Uses a passkey of this browser or of a phone nearby. Shows nothing if the browser does not support passkeys. */
export const PasskeyButton = ({ label, ask, onAnswer }: PasskeyButtonProps) => {
  const [waiting, setWaiting] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const isRunning = useIsRunning()
  if (isRunning && !knowsPasskeys()) return null

  const use = async () => {
    if (waiting) return
    setWaiting(true)
    setFailure(null)
    try {
      const [{ answerQuestion }, { data }] = await Promise.all([import('./answer-passkey.ts'), ask()])
      await onAnswer(await answerQuestion(data))
    } catch (thrown) {
      setFailure(asFailure(thrown))
    }
    setWaiting(false)
  }

  return (
    <>
      <ErrorSummary failure={failure} onRetry={() => void use()} />
      <Button id="passkey" wide disabled={!isRunning} waiting={waiting} onClick={() => void use()}>
        {waiting ? 'Waiting for your passkey…' : label}
      </Button>
    </>
  )
}
