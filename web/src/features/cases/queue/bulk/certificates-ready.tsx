import { useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { CaseRow } from '#shared/cases/records/case.ts'
import { Button } from '#web/ui/button.tsx'
import { CertificatesDialog } from './certificates-dialog.tsx'

interface CertificatesReadyProps {
  rows: CaseRow[]
  onDone: () => void
}

/** The button for the selected applications. The dialog is outside of the status region that contains the button. */
export const CertificatesReady = ({ rows, onDone }: CertificatesReadyProps) => {
  const [open, setOpen] = useState(false)
  /** The dialog is closed first: while it is open, nothing behind it can take the focus. */
  const finish = () => {
    flushSync(() => setOpen(false))
    onDone()
  }
  return (
    <>
      <Button look="primary" small onClick={() => setOpen(true)}>
        Certificate ready
      </Button>
      {open &&
        createPortal(
          <CertificatesDialog rows={rows} onClose={() => setOpen(false)} onDone={finish} />,
          document.body,
        )}
    </>
  )
}
