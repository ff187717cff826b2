import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import type { Identity } from '#web/ui/passkeys/identity.ts'
import type { StaffProof } from './identity.tsx'

interface ConfirmIdentityFormProps<T> {
  identity: Identity<StaffProof>
  /** Receives the password and a code or a passkey, which can be used only once. */
  confirm: (proof: StaffProof) => Promise<T>
  onConfirmed: (result: T) => void
  onCancel: () => void
}

/**
 * Asks for the password, and for a second factor if the person has one, before the protection of the account is
 * changed.
 */
export const ConfirmIdentityForm = <T,>({
  identity,
  confirm,
  onConfirmed,
  onCancel,
}: ConfirmIdentityFormProps<T>) => {
  const record = useRecordForm({
    schema: identity.schema,
    defaults: identity.defaults,
    save: async (values: Record<string, unknown>) => confirm(await identity.proofOf(values)),
    onSaved: onConfirmed,
    guardLeaving: false,
  })
  return (
    <RecordForm record={record} saveLabel="Continue" savingLabel="Checking…" onCancel={onCancel}>
      {identity.fields}
    </RecordForm>
  )
}
