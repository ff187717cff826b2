import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import { api } from '#web/api/client.ts'
import { ConfirmButton } from './confirm-button.tsx'

interface WithdrawProps {
  form: ApplicationFormRecord
  onWithdrawn: (form: ApplicationFormRecord) => void
}

/** Withdraws the application. */
export const Withdraw = ({ form, onWithdrawn }: WithdrawProps) => (
  <ConfirmButton
    label="Withdraw the application"
    question="Withdraw the application?"
    confirm={['Withdraw', 'Withdrawing…']}
    cancel="Keep it"
    onConfirm={async (keys) =>
      onWithdrawn((await api.applicantForm.withdraw({ params: { id: form.id } }, keys)).data)
    }
  >
    <p>The council stops working on it. You may start a new application afterwards.</p>
  </ConfirmButton>
)
