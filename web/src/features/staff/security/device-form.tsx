import { confirmation } from '#shared/staff/records/staff.ts'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { QrCode } from '#web/ui/qr-code.tsx'

interface DeviceFormProps {
  secret: string
  /** `otpauth://…` */
  address: string
  onConfirmed: (recoveryCodes: string[]) => void
  onCancel: () => void
}

/** "ABCD EFGH …", so that it can be read and typed. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** Shows the secret to scan or to type; the first code of the app confirms it. */
export const DeviceForm = ({ secret, address, onConfirmed, onCancel }: DeviceFormProps) => {
  const record = useRecordForm({
    schema: confirmation,
    defaults: { code: '' },
    save: (body) => api.security.confirm({ body }),
    onSaved: ({ data }) => onConfirmed(data.recovery_codes),
    guardLeaving: false,
  })
  return (
    <>
      <div className="card">
        <p>
          Open an app for one-time passwords on your phone, such as Aegis, Google Authenticator or Microsoft
          Authenticator, and scan this code with it.
        </p>
        <div className="device-code">
          <QrCode text={address} label="QR code for the app" />
        </div>
        <p>
          If you cannot scan it, type this key into the app:{' '}
          <code className="device-secret">{inFours(secret)}</code>
        </p>
      </div>
      <RecordForm
        record={record}
        saveLabel="Confirm"
        savingLabel="Confirming…"
        secondaryAction={<Button onClick={onCancel}>Cancel</Button>}
      >
        <TextField
          name="code"
          className="field-short"
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          hint="The 6 digits that the app shows now."
        />
      </RecordForm>
    </>
  )
}
