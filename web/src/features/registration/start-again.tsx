import { useState } from 'react'
import type { ApplicationFormRecord } from '#shared/records/application-form.ts'
import type { CurrentUser } from '#shared/records/current-user.ts'
import { api, asFailure } from '#web/api/client.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'

interface StartAgainProps {
  form: ApplicationFormRecord
  onBegun: (user: CurrentUser) => void
}

/** Makes room for a new application once this one is closed. */
export const StartAgain = ({ form, onBegun }: StartAgainProps) => {
  const [asking, setAsking] = useState(false)
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState<ReturnType<typeof asFailure>>()
  const begin = async () => {
    if (sending) return
    setSending(true)
    try {
      onBegun((await api.applicantForm.startAgain({ params: { id: form.id } })).data)
    } catch (thrown) {
      setFailed(asFailure(thrown))
      setSending(false)
    }
  }
  return (
    <>
      <button type="button" className="btn btn-outline-secondary" onClick={() => setAsking(true)}>
        Start a new application
      </button>
      <Dialog open={asking} title="Start a new application?" onClose={() => setAsking(false)}>
        <p>
          Your answers and documents stay, and you may change them again. The council keeps this application
          as it is. Print first what you still need of it.
        </p>
        {failed && <FailureAlert failure={failed} />}
        <div className="dialog-actions">
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={sending || undefined}
            onClick={begin}
          >
            {sending ? 'Starting…' : 'Start'}
          </button>
          <button type="button" className="btn btn-outline-secondary" onClick={() => setAsking(false)}>
            Not now
          </button>
        </div>
      </Dialog>
    </>
  )
}
