import { reauthentication } from '#shared/records/staff.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { RecordForm } from '#web/ui/record-form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useRecordForm } from '#web/ui/use-record-form.ts'

interface ProofFormProps<T> {
  /** Gets the password and a code, which are used up by it. */
  prove: (proof: { password: string; code: string }) => Promise<T>
  onProved: (result: T) => void
  onCancel: () => void
}

/** Password and code, before anything changes that protects the account. */
export const ProofForm = <T,>({ prove, onProved, onCancel }: ProofFormProps<T>) => {
  const record = useRecordForm({
    schema: reauthentication,
    defaults: { password: '', code: '' },
    save: prove,
    onSaved: onProved,
    guardLeaving: false,
  })
  return (
    <RecordForm
      record={record}
      saveLabel="Continue"
      savingLabel="Checking…"
      secondaryAction={
        <button type="button" className="btn btn-outline-secondary" onClick={onCancel}>
          Cancel
        </button>
      }
    >
      <PasswordField name="password" autoComplete="current-password" />
      <TextField
        name="code"
        className="field-short"
        autoComplete="one-time-code"
        spellCheck={false}
        hint="The 6 digits that your present app shows now, or a recovery code."
      />
    </RecordForm>
  )
}
