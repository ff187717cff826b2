import type { PasskeyAnswer, PasskeyQuestion } from '#shared/accounts/records/passkeys.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { useIsRunning } from '#web/ui/form/save-button.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'
import { knowsPasskeys } from './knows-passkeys.ts'

interface PasskeyButtonProps {
  label: string
  waitingLabel?: string
  ask: () => Promise<{ data: PasskeyQuestion }>
  /** Sends the answer; throws `ApiFailure`. */
  onAnswer: (answer: PasskeyAnswer) => Promise<void>
}

/** Uses a passkey of this browser or of a phone nearby. Shows nothing if the browser does not support passkeys. */
export const PasskeyButton = ({
  label,
  waitingLabel = 'Waiting for your passkey…',
  ask,
  onAnswer,
}: PasskeyButtonProps) => {
  const { sending, failure, send } = useSending(async () => {
    const [{ answerQuestion }, { data }] = await Promise.all([import('./answer-passkey.ts'), ask()])
    await onAnswer(await answerQuestion(data))
  })
  const isRunning = useIsRunning()
  if (isRunning && !knowsPasskeys()) return null

  return (
    <>
      <ErrorSummary failure={failure} onRetry={() => void send()} />
      <Button id="passkey" wide disabled={!isRunning} waiting={sending} onClick={() => void send()}>
        {sending ? waitingLabel : label}
      </Button>
    </>
  )
}
