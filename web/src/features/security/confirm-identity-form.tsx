import { reauthentication } from '#shared/records/staff.ts'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'

interface ConfirmIdentityFormProps<T> {
  /** Receives the password and a code; the code can be used only once. */
  confirm: (credentials: { password: string; code: string }) => Promise<T>
  onConfirmed: (result: T) => void
  onCancel: () => void
}

/** Asks for password and code before the protection of the account is changed. */
export const ConfirmIdentityForm = <T,>({
  confirm,
  onConfirmed: onProved,
  onCancel,
}: ConfirmIdentityFormProps<T>) => {
  const record = useRecordForm({
    schema: reauthentication,
    defaults: { password: '', code: '' },
    save: confirm,
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
        hint="The 6 digits that your current app shows now, or a recovery code."
      />
    </RecordForm>
  )
}
