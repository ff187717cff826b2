import { applicationFormFields } from '#shared/applications/field-tables/application-form.ts'
import {
  type ApplicationFormRecord,
  newApplicationForm,
} from '#shared/applications/records/application-form.ts'
import { declarationText, presentDeclaration } from '#shared/applications/rules/declaration.ts'
import { fieldItem } from '#shared/kit/field.ts'
import { type ApplicationTitle, noRegistrationNumberYet } from '#shared/vocabulary/applications.ts'
import { useSession } from '#web/session/session-context.ts'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { FeeCard } from './fee-card.tsx'
import { MissingList, missingParts, StillNeeded } from './missing-list.tsx'
import { RecordCards } from './record-cards.tsx'
import { RegistrationField } from './registration-field.tsx'
import { degreeOf, submissionDefaults, submissionErrors } from './submission.ts'
import { useHandIn } from './use-hand-in.ts'

const { application_title, registrationNo } = applicationFormFields

/** The title is fixed by the path; a renewal names the registration it renews, if its holder knows it, and its two dates. */
const ApplicationFields = ({ title }: { title: ApplicationTitle }) => {
  const isRenewal = title === 'Renewal'
  const fixed = [
    fieldItem(application_title, title),
    ...(isRenewal ? [] : [fieldItem(registrationNo, noRegistrationNumberYet)]),
  ]
  return (
    <section className="card" aria-labelledby="application">
      <h2 id="application">Application</h2>
      <SummaryList items={fixed} />
      {isRenewal && (
        <div className="renewal-fields">
          {(['registrationNo', 'issueDate', 'expiryDate'] as const).map((name) => (
            <RegistrationField key={name} name={name} />
          ))}
        </div>
      )}
    </section>
  )
}

interface RegistrationFormProps {
  title: ApplicationTitle
  /** The path of this page; forms opened from it return to it. */
  here: string
  onSubmitted: (record: ApplicationFormRecord) => void
}

const notInDraft = ['applicants_id', 'contact_information_id', 'qualification_information_id']

/** The records to check, the fee, the declaration and the submit button. */
export const RegistrationForm = ({ title, here, onSubmitted }: RegistrationFormProps) => {
  const { user } = useSession()
  const degree = degreeOf(user)
  const parts = missingParts(user)
  const form = useRecordForm({
    schema: newApplicationForm,
    defaults: submissionDefaults(user, title),
    draft: { key: `registration:${title}`, omit: notInDraft },
    guardLeaving: false, // the forms linked from here return here, and the draft is kept in the meantime
    check: (values) => submissionErrors(values, user),
    ...useHandIn(),
    onSaved: ({ data }) => onSubmitted(data),
  })
  return (
    <>
      <MissingList parts={parts} here={here} />
      <StillNeeded user={user} title={title} here={here} />
      <RecordForm
        record={form}
        fields={applicationFormFields}
        saveLabel="Submit application"
        savingLabel="Submitting…"
      >
        <RecordCards user={user} title={title} here={here} />
        <ApplicationFields title={title} />
        {degree && <FeeCard title={title} degreeIssueDate={degree.degree_issue_date} />}
        <p className="form-text">
          After you submit, the council has your application as it is: what you have given stays until it has
          decided, unless it asks you to correct something. Addresses, telephones and work can be changed at
          any time, and what is still missing can be added.
        </p>
        <p>{declarationText(presentDeclaration)}</p>
      </RecordForm>
    </>
  )
}
