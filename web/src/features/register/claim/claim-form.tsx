import { useState } from 'react'
import { ControlledInput } from '#web/ui/fields/controlled-fields.tsx'
import { SaveButton } from '#web/ui/form/save-button.tsx'
import { submitting } from '#web/ui/form/use-sending.ts'
import { useWords } from '#web/ui/language/language.ts'
import { FailureBox } from '#web/ui/messages/failure-message.tsx'
import { PaperChooser } from '#web/ui/picture/paper-chooser.tsx'
import { claimWords } from './claim-words.ts'
import { useClaim } from './use-claim.ts'

const fields = ['number', 'name', 'father_name'] as const

interface ClaimFormProps {
  /** The person has uploaded a picture of the CNIC before. */
  hasCnic: boolean
  onSent: () => void
}

/** Number and names as in the book, and pictures of the certificate and the CNIC. */
export const ClaimForm = ({ hasCnic, onSent }: ClaimFormProps) => {
  const words = useWords(claimWords)
  const { values, change, file, setFile, cnic, setCnic, cnicError, errors, failure, sending, send } =
    useClaim(onSent)
  const [refused, setRefused] = useState(0)
  return (
    <form
      className="card"
      noValidate
      onSubmit={submitting(() => send().then(() => setRefused((count) => count + 1)))}
    >
      <h2>{words.before.title}</h2>
      <p>{words.before.text}</p>
      {failure && !failure.errors && <FailureBox failure={failure} onRetry={() => void send()} />}
      <p className="visually-hidden" role="alert" key={refused}>
        {Object.keys(errors).length > 0 && words.checkFields}
      </p>
      {fields.map((name) => (
        <ControlledInput
          key={name}
          name={name}
          {...words.fields[name]}
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
        {...words.certificate}
        file={file}
        error={errors.file}
        onFile={setFile}
      />
      {!hasCnic && (
        <PaperChooser name="cnic" {...words.cnic} file={cnic} error={cnicError} onFile={setCnic} />
      )}
      <SaveButton saving={sending} savingLabel={words.sending}>
        {words.send}
      </SaveButton>
    </form>
  )
}
