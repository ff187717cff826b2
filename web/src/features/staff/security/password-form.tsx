import type { AdminUser } from '#shared/accounts/contract/current-user.ts'
import { staffPasswordChange } from '#shared/staff/records/staff.ts'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { CodeField } from './code-field.tsx'
import { ownPasskey } from './identity.tsx'

interface PasswordFormProps {
  /** What the person signs in with besides the password. */
  codes: AdminUser['codes']
  onChanged: (message: string) => void
  onCancel: () => void
}

/** A new password of one's own, confirmed by the present one. */
export const PasswordForm = ({ codes, onChanged, onCancel }: PasswordFormProps) => {
  const asksCode = codes.since !== null
  const record = useRecordForm({
    schema: staffPasswordChange,
    defaults: {
      current_password: '',
      ...(asksCode && { code: '' }),
      password: '',
      password_confirmation: '',
    },
    save: async (typed) => {
      const proof = !asksCode && codes.passkeys > 0 && { passkey: await ownPasskey() }
      return api.security.changePassword({ body: { ...typed, ...proof } })
    },
    onSaved: ({ message = '' }) => onChanged(message),
    guardLeaving: false,
  })
  return (
    <RecordForm
      record={record}
      saveLabel="Change password"
      savingLabel="Changing…"
      secondaryAction={<Button onClick={onCancel}>Cancel</Button>}
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
