import { useState } from 'react'
import type { FieldTable } from '#shared/kit/field.ts'
import { newCnicRequest } from '#shared/staff/records/cnic-request.ts'
import { api } from '#web/api/client.ts'
import { EmailField } from '#web/ui/fields/email-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { CouncilContact } from '#web/ui/page/council-contact.tsx'
import { Page } from '#web/ui/page/page.tsx'

const fields = {
  name: { label: 'Name', kind: 'text' },
  cnic: { label: 'CNIC', kind: 'cnic' },
  email: { label: 'Email', kind: 'email' },
  words: { label: 'What the council should know', kind: 'lines', optional: true },
} satisfies FieldTable

/** `/auth/cnic`: somebody cannot register because another account has their CNIC. */
export const OwnCnicPage = () => {
  const [sent, setSent] = useState(false)
  const record = useRecordForm({
    schema: newCnicRequest,
    defaults: { name: '', cnic: '', email: '', words: '' },
    save: (body) => api.cnicRequests.create({ body }),
    onSaved: () => setSent(true),
    guardLeaving: false,
  })
  if (sent)
    return (
      <Page title="Now come to the office">
        <p role="status">
          Your request was sent. Bring your original CNIC to the office: a registrar compares it with you, and
          another one confirms what was found. You get an email when it is decided.
        </p>
        <CouncilContact />
      </Page>
    )
  return (
    <Page title="This CNIC is mine">
      <p>
        If you cannot register because somebody else has used your CNIC, tell the council. It needs to see you
        with your original CNIC once.
      </p>
      <RecordForm
        record={record}
        fields={fields}
        saveLabel="Send to the council"
        savingLabel="Sending…"
        plain
      >
        <TextField name="name" hint="As on your CNIC" autoComplete="name" dir="auto" />
        <TextField name="cnic" hint="13 digits" inputMode="numeric" maxLength={30} />
        <EmailField name="email" autoComplete="email" hint="The council answers there" />
        <TextAreaField name="words" optional hint="For example when you can come" />
      </RecordForm>
    </Page>
  )
}
