import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { applicationFormFields } from '#shared/applications/field-tables/application-form.ts'
import {
  type ApplicationFormChanges,
  type ApplicationFormRecord,
  applicationFormChanges,
} from '#shared/applications/records/application-form.ts'
import { mayChange } from '#shared/applications/rules/own-changes.ts'
import { registrationDateErrors } from '#shared/kit/dates.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { missingOfRenewal, type RenewalField } from '#shared/register/rules/renewal.ts'
import { noRegistrationNumberYet } from '#shared/vocabulary/applications.ts'
import { api } from '#web/api/client.ts'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { RegistrationField } from '../registration-field.tsx'

const keys = ['application_title', 'registrationNo', 'issueDate', 'expiryDate'] as const
type Key = (typeof keys)[number]

const isOfRenewal = (key: Key): key is RenewalField => key !== 'application_title'

const valuesOf = (form: ApplicationFormRecord): Record<Key, string> => ({
  application_title: form.application_title,
  registrationNo: form.registrationNo === noRegistrationNumberYet ? '' : form.registrationNo,
  issueDate: form.issueDate ?? '',
  expiryDate: form.expiryDate ?? '',
})

/** The returned items of the form; for a new registration only the type, because it has no number and no dates. */
const changesIn = (values: ApplicationFormChanges, open: readonly Key[]): ApplicationFormChanges => {
  const asked =
    values.application_title === 'Renewal' ? open : open.filter((key) => key === 'application_title')
  return Object.fromEntries(asked.map((key) => [key, values[key]]))
}

const Fields = ({ open }: { open: readonly Key[] }) => {
  const isRenewal = useWatch({ name: 'application_title' }) === 'Renewal'
  return open
    .filter((key) => isRenewal || key === 'application_title')
    .map((key) => <RegistrationField key={key} name={key} />)
}

interface FormCorrectionProps {
  form: ApplicationFormRecord
  onSaved: (form: ApplicationFormRecord, message: string) => void
}

/** Type, number and dates of a returned application, as far as they were returned. */
export const FormCorrection = ({ form, onSaved }: FormCorrectionProps) => {
  const [open] = useState(() => keys.filter((key) => mayChange(form, `application_form.${key}`)))
  const [saved, setSaved] = useState(form) // newer than `form` after a 412
  const record = useRecordForm({
    schema: applicationFormChanges,
    defaults: valuesOf(form),
    draft: { key: 'form-correction' },
    check: (values) => ({
      ...missingOfRenewal(values, open.filter(isOfRenewal)),
      ...registrationDateErrors(values, dayInKarachi(new Date())),
    }),
    save: (values) =>
      api.applicantForm.correct(
        { params: { id: saved.id }, body: changesIn(values, open) },
        { ifMatch: saved.version },
      ),
    onSaved: ({ data, message }) => {
      setSaved(data)
      onSaved(data, message ?? '')
    },
    onLoadSaved: (current: ApplicationFormRecord) => {
      setSaved(current)
      return valuesOf(current)
    },
  })
  if (open.length === 0) return null
  return (
    <div className="form-correction">
      <RecordForm record={record} fields={applicationFormFields}>
        <section className="card" aria-labelledby="form-correction">
          <h2 id="form-correction">Correct the application</h2>
          <Fields open={open} />
        </section>
      </RecordForm>
    </div>
  )
}
