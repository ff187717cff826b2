import { Link, useNavigate, useParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { particularLabels } from '#shared/cases/rules/registration-corrections.ts'
import type { FieldTable } from '#shared/kit/field.ts'
import { lines } from '#shared/kit/fields/text.ts'
import { formatCnic } from '#shared/kit/format.ts'
import { registrationPath } from '#shared/paths.ts'
import { correctable, type RegistrationFile } from '#shared/register/records/registration-file.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { DateField } from '#web/ui/fields/date-field/date-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useStaffDraft } from '#web/ui/form/kept/use-draft.ts'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { EmptyState } from '#web/ui/messages/empty-state.tsx'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'

const schema = z.extend(correctable, { words: lines('Enter the basis of the correction', 300) })

const fields = {
  name: { label: particularLabels.name, kind: 'text' },
  father_name: { label: particularLabels.father_name, kind: 'text' },
  cnic: { label: particularLabels.cnic, kind: 'cnic', optional: true },
  date_of_birth: { label: particularLabels.date_of_birth, kind: 'date', optional: true },
  city: { label: particularLabels.city, kind: 'text' },
  qualification: { label: particularLabels.qualification, kind: 'text' },
  words: { label: 'Basis of the correction', kind: 'lines' },
} satisfies FieldTable

const CorrectionForm = ({ file }: { file: RegistrationFile }) => {
  const navigate = useNavigate()
  const flash = useFlash()
  const { number, version } = file
  const record = useRecordForm({
    schema,
    defaults: {
      name: file.name,
      father_name: file.father_name,
      cnic: formatCnic(file.cnic),
      date_of_birth: file.date_of_birth ?? '',
      city: file.city,
      qualification: file.qualification,
      words: '',
    },
    draft: useStaffDraft(`correction:${number}`),
    save: ({ words, ...particulars }, keys) =>
      api.registrations.proposeParticulars(
        { params: { number }, body: { particulars, words, version } },
        keys,
      ),
    onSaved: ({ message = '' }) => {
      flash.show(message)
      navigate(registrationPath(number))
    },
  })
  return (
    <>
      <p>Change what is wrong. Another registrar confirms it; nothing changes until then.</p>
      <RecordForm
        record={record}
        fields={fields}
        saveLabel="Send for confirmation"
        savingLabel="Sending…"
        secondaryAction={<Link to={registrationPath(number)}>Cancel</Link>}
      >
        <TextField name="name" maxLength={80} />
        <TextField name="father_name" maxLength={80} />
        <TextField name="cnic" inputMode="numeric" optional />
        <DateField name="date_of_birth" optional />
        <TextField name="city" maxLength={60} />
        <TextField name="qualification" maxLength={200} />
        <TextAreaField
          name="words"
          hint="Such as the document that was seen. Staff read it in the history; the holder and the public do not"
        />
      </RecordForm>
    </>
  )
}

/** `/admin/registrations/:number/correction`: a registrar proposes other particulars. */
export const CorrectionPage = () => {
  const { number = '' } = useParams()
  const loaded = useRead(api.registrations.get, { params: { number } })
  return (
    <Page title={`Correct ${loaded.data?.number ?? number}`} documentTitle="Registration" narrow>
      <WhenLoaded from={loaded} lines={8}>
        {(file) =>
          file.waiting ? (
            <EmptyState action="Go to the registration" to={registrationPath(number)}>
              Something waits for a second person already.
            </EmptyState>
          ) : (
            <CorrectionForm file={file} />
          )
        }
      </WhenLoaded>
    </Page>
  )
}
