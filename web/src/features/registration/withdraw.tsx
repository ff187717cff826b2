import { useState } from 'react'
import type { ApplicationFormRecord } from '#shared/records/application-form.ts'
import { api, asFailure } from '#web/api/client.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'

interface WithdrawProps {
  form: ApplicationFormRecord
  onWithdrawn: (form: ApplicationFormRecord) => void
}

/** Takes the application back, after one question. */
export const Withdraw = ({ form, onWithdrawn }: WithdrawProps) => {
  const [asking, setAsking] = useState(false)
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState<ReturnType<typeof asFailure>>()
  const withdraw = async () => {
    if (sending) return
    setSending(true)
    try {
      onWithdrawn((await api.applicantForm.withdraw({ params: { id: form.id } })).data)
      setAsking(false)
    } catch (thrown) {
      setFailed(asFailure(thrown))
    } finally {
      setSending(false)
    }
  }
  return (
    <>
      <button type="button" className="btn btn-outline-secondary" onClick={() => setAsking(true)}>
        Withdraw the application
      </button>
      <Dialog open={asking} title="Withdraw the application?" onClose={() => setAsking(false)}>
        <p>The council stops working on it. You may start a new application afterwards.</p>
        {failed && <FailureAlert failure={failed} />}
        <div className="dialog-actions">
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={sending || undefined}
            onClick={withdraw}
          >
            {sending ? 'Withdrawing…' : 'Withdraw'}
          </button>
          <button type="button" className="btn btn-outline-secondary" onClick={() => setAsking(false)}>
            Keep it
          </button>
        </div>
      </Dialog>
    </>
  )
}
