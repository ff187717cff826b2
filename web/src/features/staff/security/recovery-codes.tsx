import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { SaveButton } from '#web/ui/form/save-button.tsx'
import { submitting } from '#web/ui/form/use-sending.ts'

interface RecoveryCodesProps {
  codes: string[]
  onKept: () => Promise<void>
}

/** Ten codes that are shown this once. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => {
  const [copied, setCopied] = useState('')
  const [saving, setSaving] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied('Copied'),
      () => setCopied('The codes could not be copied. Write them down'),
    )
  const go = async () => {
    setSaving(true)
    await onKept()
    setSaving(false)
  }
  return (
    <>
      <div className="card">
        <p>
          Use one of these codes to sign in without your phone. Each code works once. Write them down or print
          them, and keep them safe: they are not shown again.
        </p>
        <ol className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <p role="status">{copied}</p>
      </div>
      <form className="save-bar" method="post" onSubmit={submitting(go)}>
        <SaveButton saving={saving} savingLabel="Saving…">
          I have saved them
        </SaveButton>
        <Button onClick={() => void copy()}>Copy</Button>
      </form>
    </>
  )
}
