import { Link, useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { accountRelease } from '#shared/records/account-release.ts'
import { api } from '#web/api/client.ts'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { useStaffDraft } from '#web/ui/form/use-staff-draft.ts'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { Page } from '#web/ui/page/page.tsx'

/**
 * Frees the CNIC or e-mail address of an account that was never confirmed and never submitted, for the person to whom
 * it belongs.
 */
export const ReleasePage = () => {
  const navigate = useNavigate()
  const flash = useFlash()
  const record = useRecordForm({
    schema: accountRelease,
    defaults: { cnic: '', email: '', reason: '' },
    draft: useStaffDraft('release'),
    save: (body, keys) => api.people.releaseAccount({ body }, keys),
    onSaved: ({ message = '' }) => {
      flash.show(message)
      navigate(paths.adminPeople)
    },
  })
  return (
    <Page title="Free a CNIC or email" narrow>
      <p>
        For an applicant who cannot register because somebody else has registered with their CNIC or email and
        never confirmed it. That account is closed. Accounts that are confirmed or have an application stay.
      </p>
      <RecordForm
        record={record}
        saveLabel="Free it"
        savingLabel="One moment…"
        secondaryAction={
          <Link className="btn btn-outline-secondary" to={paths.adminPeople}>
            Cancel
          </Link>
        }
      >
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
