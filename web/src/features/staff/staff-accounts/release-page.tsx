import { useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { accountActs, accountRelease } from '#shared/staff/records/account-release.ts'
import { api } from '#web/api/client.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { RadioField } from '#web/ui/fields/radio-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useStaffDraft } from '#web/ui/form/kept/use-draft.ts'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { Page } from '#web/ui/page/page.tsx'

const actLabels: Record<string, string> = {
  release: 'Free the CNIC or email',
  'end-sessions': 'End all sessions',
}

/**
 * Frees the CNIC or e-mail address of an account that was never confirmed and never submitted, for the person to whom
 * it belongs; or ends all sessions of an applicant.
 */
export const ReleasePage = () => {
  const navigate = useNavigate()
  const flash = useFlash()
  const record = useRecordForm({
    schema: accountRelease,
    defaults: { action: 'release' as const, cnic: '', email: '', reason: '' },
    draft: useStaffDraft('release'),
    save: (body, keys) => api.people.releaseAccount({ body }, keys),
    onSaved: ({ message = '' }) => {
      flash.show(message)
      navigate(paths.adminPeople)
    },
  })
  return (
    <Page title="Applicant’s account" narrow>
      <p>
        <strong>Free the CNIC or email</strong> when an applicant cannot register because somebody else has
        registered with it and never confirmed it. That account is closed. Accounts that are confirmed or have
        an application stay.
      </p>
      <p>
        <strong>End all sessions</strong> when somebody else may be using an applicant’s account. The
        applicant is told by email and signs in again.
      </p>
      <RecordForm
        record={record}
        saveLabel={record.form.watch('action') === 'end-sessions' ? 'End all sessions' : 'Free it'}
        savingLabel="One moment…"
        secondaryAction={<ButtonLink to={paths.adminPeople}>Cancel</ButtonLink>}
      >
        <RadioField
          name="action"
          label="What to do"
          options={accountActs}
          labelFor={(act) => actLabels[act] ?? act}
        />
        <TextField name="cnic" optional inputMode="numeric" autoComplete="off" hint="Or the email below" />
        <TextField name="email" optional type="email" autoComplete="off" spellCheck={false} />
        <TextAreaField
          name="reason"
          hint="What you have seen, for example the card. It is kept with the account."
        />
      </RecordForm>
    </Page>
  )
}
