import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import { api } from '#web/api/client.ts'
import { ConfirmButton } from './confirm-button.tsx'

interface StartAgainProps {
  form: ApplicationFormRecord
  label: string
  onStartedAgain: (user: CurrentUser) => void
}

/** Starts a new application after this one is closed. */
export const StartAgain = ({ form, label, onStartedAgain }: StartAgainProps) => (
  <ConfirmButton
    label={label}
    primary={form.status !== 'collected'}
    question={`${label}?`}
    confirm={['Start', 'Starting…']}
    cancel="Not now"
    onConfirm={async (keys) =>
      onStartedAgain((await api.applicantForm.startAgain({ params: { id: form.id } }, keys)).data)
    }
  >
    <p>
      Your answers and documents stay, and you may change them again. The deposit slip and the old certificate
      stay with this application: the new one has a fee and a slip of its own. The council keeps this
      application as it is. Print first what you still need of it.
    </p>
  </ConfirmButton>
)
