import { useState } from 'react'
import { waitingTime } from '#shared/kit/waiting-time.ts'
import { useCountdown } from '#web/ui/messages/countdown.tsx'

const pauseInSeconds = 60 // the first e-mail has usually arrived by then

interface EmailSentProps {
  message: string
  email: string
  onAgain: () => Promise<void>
  onOther: () => void
}

/** The service's message; after a minute the e-mail can be sent again. */
export const EmailSent = ({ message, email, onAgain, onOther }: EmailSentProps) => {
  const [round, setRound] = useState(0)
  const again = () => void onAgain().then(() => setRound((before) => before + 1))
  return (
    <>
      <p className="flash-text" role="alert">
        {message}
      </p>
      <p>
        Look for it at <strong>{email}</strong>, and in your spam folder.
      </p>
      <Resend key={round} onPress={again} />
      <button type="button" className="btn btn-link" onClick={onOther}>
        Use another email
      </button>
    </>
  )
}

const Resend = ({ onPress }: { onPress: () => void }) => {
  const left = useCountdown(pauseInSeconds)
  return left > 0 ? (
    <p className="text-muted">You can send it again in {waitingTime(left)}.</p>
  ) : (
    <button type="button" className="btn btn-secondary btn-wide" onClick={onPress}>
      Send again
    </button>
  )
}
