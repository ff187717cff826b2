import type { ApplicationFormRecord } from '#shared/records/application-form.ts'
import { api } from '#web/api/client.ts'
import { AskFirst } from './ask-first.tsx'

interface WithdrawProps {
  form: ApplicationFormRecord
  onWithdrawn: (form: ApplicationFormRecord) => void
}

/** Takes the application back. */
export const Withdraw = ({ form, onWithdrawn }: WithdrawProps) => (
  <AskFirst
    label="Withdraw the application"
    question="Withdraw the application?"
    yes={['Withdraw', 'Withdrawing…']}
    no="Keep it"
    act={async () => onWithdrawn((await api.applicantForm.withdraw({ params: { id: form.id } })).data)}
  >
    <p>The council stops working on it. You may start a new application afterwards.</p>
  </AskFirst>
)
