import { staffPasswordChange } from '#shared/records/staff.ts'
import { api } from '#web/api/client.ts'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { CodeField } from './code-field.tsx'

interface PasswordFormProps {
  /** Whether the person signs in with codes. */
  asksCode: boolean
  onChanged: (message: string) => void
  onCancel: () => void
}

/** A new password of one's own, confirmed by the present one. */
export const PasswordForm = ({ asksCode, onChanged, onCancel }: PasswordFormProps) => {
  const record = useRecordForm({
    schema: staffPasswordChange,
    defaults: {
      current_password: '',
      ...(asksCode && { code: '' }),
      password: '',
      password_confirmation: '',
    },
    save: (body) => api.security.changePassword({ body }),
    onSaved: ({ message = '' }) => onChanged(message),
    guardLeaving: false,
  })
  return (
    <RecordForm
      record={record}
      saveLabel="Change password"
      savingLabel="Changing…"
      secondaryAction={
        <button type="button" className="btn btn-outline-secondary" onClick={onCancel}>
          Cancel
        </button>
      }
    >
      <PasswordField name="current_password" autoComplete="current-password" />
      {asksCode && <CodeField />}
      <PasswordField
        name="password"
        label="New password"
        hint="15 characters or more"
        autoComplete="new-password"
      />
      <PasswordField name="password_confirmation" autoComplete="new-password" />
    </RecordForm>
  )
}
