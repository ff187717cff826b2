import { useState } from 'react'
import { applicationFormFields } from '#shared/applications/field-tables/application-form.ts'
import { newApplicationForm } from '#shared/applications/records/application-form.ts'
import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { registrationDateErrors } from '#shared/kit/dates.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import type { WalkIn } from '#shared/staff/records/walk-in.ts'
import { noRegistrationNumberYet } from '#shared/vocabulary/applications.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { useStaffDraft } from '#web/ui/form/kept/use-draft.ts'
import { RecordField } from '#web/ui/form/record-fields.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { sendWithFile } from '#web/ui/picture/file-to-send.ts'
import { PaperChooser } from '#web/ui/picture/paper-chooser.tsx'
import { ApplicationSheet } from '#web/ui/print-sheets/application-sheet.tsx'
import { SignedLines } from './signed-lines.tsx'

const fields = { ...applicationFormFields, file: { label: fieldLabel('signed_form'), kind: 'text' } } as const

interface HandInFormProps {
  walkIn: WalkIn & { print_out: PrintOut }
  onDone: (message: string) => void
}

/** The kind of the application, the form to be signed, and its scan. */
export const HandInForm = ({ walkIn: { id, print_out, clerks }, onDone }: HandInFormProps) => {
  const [file, setFile] = useState<File>()
  const today = dayInKarachi(new Date())
  const record = useRecordForm({
    schema: newApplicationForm,
    defaults: {
      application_title: 'Registration',
      registrationNo: noRegistrationNumberYet,
      issueDate: '',
      expiryDate: '',
    },
    draft: useStaffDraft(`walk-in:${id}`),
    check: (form) => ({
      ...registrationDateErrors(form, today),
      ...(file ? {} : { file: ['Scan the form that the person has signed'] }),
    }),
    save: ({ application_title, registrationNo, issueDate, expiryDate }, keys) =>
      sendWithFile(
        { application_title, registrationNo, issueDate: issueDate ?? '', expiryDate: expiryDate ?? '' },
        file as File,
        (body) => api.walkIns.handIn({ params: { id }, body }, keys),
      ),
    onSaved: ({ message = '' }) => onDone(message),
  })
  const stated = record.form.watch()
  const isRenewal = stated.application_title === 'Renewal'
  const form = { ...print_out.application_form, ...stated } as PrintOut['application_form']
  return (
    <>
      <section className="card no-print" aria-labelledby="hand-in">
        <h2 id="hand-in">Print, sign, hand in</h2>
        <RecordForm record={record} fields={fields} saveLabel="Hand in" savingLabel="Sending…">
          <RecordField name="application_title" field={fields.application_title} />
          {isRenewal && (
            <>
              <RecordField name="registrationNo" field={fields.registrationNo} />
              <RecordField name="issueDate" field={fields.issueDate} />
              <RecordField name="expiryDate" field={fields.expiryDate} latestInDays={1827} />
            </>
          )}
          <p>
            Print the form below, read it to the person, and let them sign it or put their thumb on it.{' '}
            <Button onClick={() => window.print()}>Print the form</Button>
          </p>
          <PaperChooser
            name="file"
            label={fields.file.label}
            hint="Every line can be read, and the signature or thumb too."
            file={file}
            error={record.errors.file?.join(', ')}
            onFile={(chosen) => {
              record.form.clearErrors('file')
              setFile(chosen)
            }}
          />
        </RecordForm>
      </section>
      <div className="sheets">
        <ApplicationSheet
          printOut={{ ...print_out, application_form: form }}
          counter={<SignedLines clerks={clerks} />}
        />
      </div>
    </>
  )
}
