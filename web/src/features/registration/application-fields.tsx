import { applicationFormFields } from '#shared/field-tables/application-form.ts'
import { fieldItem } from '#shared/field-tables/field.ts'
import { type ApplicationTitle, noRegistrationNumberYet } from '#shared/vocabulary.ts'
import { RecordField } from '#web/ui/form/record-fields.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'

const { application_title, registrationNo, issueDate, expiryDate } = applicationFormFields
const fiveYearsInDays = 1827 // how far ahead the calendar of the expiry date goes

/** The title is fixed by the path; a renewal names the registration it renews and its two dates. */
export const ApplicationFields = ({ title }: { title: ApplicationTitle }) => {
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
          <RecordField
            name="registrationNo"
            field={registrationNo}
            hint="As on your registration certificate"
            className="field-medium"
          />
          <RecordField
            name="issueDate"
            field={issueDate}
            hint="Of your last registration. For example, 17-03-2021"
          />
          <RecordField
            name="expiryDate"
            field={expiryDate}
            hint="For example, 16-03-2026"
            latestInDays={fiveYearsInDays}
          />
        </div>
      )}
    </section>
  )
}
