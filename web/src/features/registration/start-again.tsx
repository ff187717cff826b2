import type { ApplicationFormRecord } from '#shared/records/application-form.ts'
import type { CurrentUser } from '#shared/records/current-user.ts'
import { api } from '#web/api/client.ts'
import { AskFirst } from './ask-first.tsx'

interface StartAgainProps {
  form: ApplicationFormRecord
  onBegun: (user: CurrentUser) => void
}

/** Makes room for a new application once this one is closed. */
export const StartAgain = ({ form, onBegun }: StartAgainProps) => (
  <AskFirst
    label="Start a new application"
    question="Start a new application?"
    yes={['Start', 'Starting…']}
    no="Not now"
    act={async () => onBegun((await api.applicantForm.startAgain({ params: { id: form.id } })).data)}
  >
    <p>
      Your answers and documents stay, and you may change them again. The council keeps this application as it
      is. Print first what you still need of it.
    </p>
  </AskFirst>
)
