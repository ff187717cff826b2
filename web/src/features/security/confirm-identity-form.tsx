import { passwordAgain, reauthentication } from '#shared/records/staff.ts'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { CodeField } from './code-field.tsx'

interface ConfirmIdentityFormProps<T> {
  /** Receives the password and a code; the code can be used only once. */
  confirm: (credentials: { password: string; code?: string | undefined }) => Promise<T>
  /** Whether the person signs in with codes. */
  asksCode: boolean
  onConfirmed: (result: T) => void
  onCancel: () => void
}

/** Asks for the password, and the code of whoever signs in with codes, before the protection of the account is changed. */
export const ConfirmIdentityForm = <T,>({
  confirm,
  asksCode,
  onConfirmed: onProved,
  onCancel,
}: ConfirmIdentityFormProps<T>) => {
  const record = useRecordForm({
    schema: asksCode ? reauthentication : passwordAgain,
    defaults: { password: '', ...(asksCode && { code: '' }) },
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
      {asksCode && <CodeField />}
    </RecordForm>
  )
}
