import { type ReactNode, useState } from 'react'
import { asFailure } from '#web/api/client.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'

interface AskFirstProps {
  /** The button that asks. */
  label: string
  question: string
  /** The button that does it, and what it says meanwhile. */
  yes: [label: string, doing: string]
  no: string
  act: () => Promise<void>
  children: ReactNode
}

/** A step that is taken after one question. */
export const AskFirst = ({ label, question, yes: [yes, doing], no, act, children }: AskFirstProps) => {
  const [asking, setAsking] = useState(false)
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState<ReturnType<typeof asFailure>>()
  const go = async () => {
    if (sending) return
    setSending(true)
    try {
      await act()
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
        {label}
      </button>
      <Dialog open={asking} title={question} onClose={() => setAsking(false)}>
        {children}
        {failed && <FailureAlert failure={failed} />}
        <div className="dialog-actions">
          <button type="button" className="btn btn-primary" aria-disabled={sending || undefined} onClick={go}>
            {sending ? doing : yes}
          </button>
          <button type="button" className="btn btn-outline-secondary" onClick={() => setAsking(false)}>
            {no}
          </button>
        </div>
      </Dialog>
    </>
  )
}
