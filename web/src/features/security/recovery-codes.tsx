import { useState } from 'react'
import { SaveButton } from '#web/ui/form/save-button.tsx'

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
      () => setCopied('Copying did not work. Write them down'),
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
          With one of these you sign in when you do not have your phone. Each works once. Write them down or
          print them and keep them safe: they are shown only now.
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
      <form
        className="save-bar"
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void go()
        }}
      >
        <SaveButton saving={saving} savingLabel="One moment…">
          I have kept them
        </SaveButton>
        <button type="button" className="btn btn-outline-secondary" onClick={() => void copy()}>
          Copy
        </button>
      </form>
    </>
  )
}
