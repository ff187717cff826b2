import { useState } from 'react'
import { ControlledInput } from '#web/ui/fields/controlled-fields.tsx'
import { SaveButton } from '#web/ui/form/save-button.tsx'
import { submitting } from '#web/ui/form/use-sending.ts'
import { FailureBox } from '#web/ui/messages/failure-message.tsx'
import { PaperChooser } from '#web/ui/picture/paper-chooser.tsx'
import { useClaim } from './use-claim.ts'

const fields = [
  ['number', 'Registration number', 'As on your certificate, for example RPh-123/87'],
  ['name', 'Name', 'As on your certificate'],
  ['father_name', 'Father’s name', 'As on your certificate'],
] as const

interface ClaimFormProps {
  /** The person has uploaded a picture of the CNIC before. */
  hasCnic: boolean
  onSent: () => void
}

/** Number and names as in the book, and pictures of the certificate and the CNIC. */
export const ClaimForm = ({ hasCnic, onSent }: ClaimFormProps) => {
  const { values, change, file, setFile, cnic, setCnic, cnicError, errors, failure, sending, send } =
    useClaim(onSent)
  const [refused, setRefused] = useState(0)
  return (
    <form
      className="card"
      noValidate
      onSubmit={submitting(() => send().then(() => setRefused((count) => count + 1)))}
    >
      <h2>Were you registered before?</h2>
      <p>
        If you have a certificate of the council from before this portal, its number may be linked to your
        account. Then you see its standing here and renew it here. Afterwards you prove that it is yours: by a
        code that is sent to the email address in the council’s book, or at the office.
      </p>
      {failure && !failure.errors && <FailureBox failure={failure} onRetry={() => void send()} />}
      <p className="visually-hidden" role="alert" key={refused}>
        {Object.keys(errors).length > 0 && 'Check the highlighted fields'}
      </p>
      {fields.map(([name, label, hint]) => (
        <ControlledInput
          key={name}
          name={name}
          label={label}
          hint={hint}
          error={errors[name]}
          autoComplete="off"
          spellCheck={false}
          dir={name === 'number' ? 'ltr' : 'auto'}
          maxLength={name === 'number' ? 30 : 80}
          value={values[name]}
          onValue={(value) => change({ [name]: value })}
        />
      ))}
      <PaperChooser
        name="certificate"
        label="Photo of the certificate"
        hint="The whole paper, so that its number can be read."
        file={file}
        error={errors.file}
        onFile={setFile}
      />
      {!hasCnic && (
        <PaperChooser
          name="cnic"
          label="Photo of your CNIC (optional)"
          hint="The front. With it the office can compare, and you may not have to come."
          file={cnic}
          error={cnicError}
          onFile={setCnic}
        />
      )}
      <SaveButton saving={sending} savingLabel="Sending…">
        Send the claim
      </SaveButton>
    </form>
  )
}
