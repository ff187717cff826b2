import { applicationFormFields } from '#shared/field-tables/application-form.ts'
import type { ApplicationFormRecord } from '#shared/records/application-form.ts'
import { newApplicationForm } from '#shared/records/application-form.ts'
import type { ApplicationTitle } from '#shared/vocabulary.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { RecordForm } from '#web/ui/record-form.tsx'
import { useRecordForm } from '#web/ui/use-record-form.ts'
import { Answers } from './answers.tsx'
import { ApplicationFields } from './application-fields.tsx'
import { FeeCard } from './fee-card.tsx'
import { MissingList } from './missing-list.tsx'
import { missingParts } from './missing-parts.ts'
import { degreeOf, submissionDefaults, submissionErrors } from './submission.ts'

interface RegistrationFormProps {
  title: ApplicationTitle
  /** This page's own path: changes lead back to it. */
  here: string
  onSubmitted: (record: ApplicationFormRecord) => void
}

const idsAndBoxes = ['applicants_id', 'contact_information_id', 'qualification_information_id', 'declaration']

/** Check your answers, see the fee, declare, submit. */
export const RegistrationForm = ({ title, here, onSubmitted }: RegistrationFormProps) => {
  const { user } = useSession()
  const degree = degreeOf(user)
  const parts = missingParts(user)
  const form = useRecordForm({
    schema: newApplicationForm,
    defaults: submissionDefaults(user, title),
    draft: { key: `registration:${title}`, omit: idsAndBoxes },
    guardLeaving: false, // the links to change an answer lead back here, where the draft waits
    check: (values) => submissionErrors(values, user),
    save: (body, keys) => api.applicantForm.create({ body }, keys),
    onSaved: ({ data }) => onSubmitted(data),
  })
  return (
    <>
      <MissingList parts={parts} here={here} />
      <RecordForm
        record={form}
        fields={applicationFormFields}
        saveLabel="Submit application"
        savingLabel="Submitting…"
      >
        <Answers user={user} here={here} />
        <ApplicationFields title={title} />
        {degree && <FeeCard title={title} degreeIssueDate={degree.degree_issue_date} />}
        <CheckboxField
          name="declaration"
          label="I declare that everything stated here is true and complete to the best of my knowledge."
        />
      </RecordForm>
    </>
  )
}
