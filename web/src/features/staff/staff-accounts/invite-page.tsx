import { useNavigate } from 'react-router-dom'
import { paths, staffAccountPath } from '#shared/paths.ts'
import { invitation } from '#shared/staff/records/staff.ts'
import { roleLabels, type StaffRole, staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { api } from '#web/api/client.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { RadioField } from '#web/ui/fields/radio-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useStaffDraft } from '#web/ui/form/kept/use-draft.ts'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { Page } from '#web/ui/page/page.tsx'

/** Invites a new member of staff, who gets an e-mail with a link to set a password. */
export const InvitePage = () => {
  const navigate = useNavigate()
  const flash = useFlash()
  const record = useRecordForm({
    schema: invitation,
    defaults: { name: '', email: '', cnic: '', phone: '', roles: [] },
    draft: useStaffDraft('invitation'),
    save: (body, keys) => api.people.invite({ body }, keys),
    onSaved: ({ data }) => {
      flash.show(data ? `Invitation sent to ${data.email}` : 'Sent to another administrator for confirmation')
      navigate(data ? staffAccountPath(data.id) : paths.adminConfirmations)
    },
  })
  return (
    <Page title="Invite staff member" narrow>
      <p>
        Another administrator, where there is one, confirms the invitation. Then they get an email with a link
        to set a password, which works once, within 24 hours.
      </p>
      <RecordForm
        record={record}
        saveLabel="Send invitation"
        savingLabel="Sending…"
        secondaryAction={<ButtonLink to={paths.adminPeople}>Cancel</ButtonLink>}
      >
        <TextField name="name" dir="auto" autoComplete="off" />
        <TextField name="email" type="email" autoComplete="off" spellCheck={false} />
        <TextField
          name="cnic"
          optional
          inputMode="numeric"
          autoComplete="off"
          hint="CNIC and phone tell which application is their own. They cannot act on it."
        />
        <TextField name="phone" optional type="tel" autoComplete="off" />
        <RadioField
          name="roles"
          hint="Administrators manage staff accounts and cannot see applications."
          options={staffRoles}
          labelFor={(role) => roleLabels[role as StaffRole]}
          several
        />
      </RecordForm>
    </Page>
  )
}
