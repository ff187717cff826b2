import { applicationFormFields } from '#shared/applications/field-tables/application-form.ts'
import { fieldItem } from '#shared/kit/field.ts'
import { type ApplicationTitle, noRegistrationNumberYet } from '#shared/vocabulary/applications.ts'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { RegistrationField } from './registration-field.tsx'

const { application_title, registrationNo } = applicationFormFields

/** The title is fixed by the path; a renewal names the registration it renews, if its holder knows it, and its two dates. */
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
          {(['registrationNo', 'issueDate', 'expiryDate'] as const).map((name) => (
            <RegistrationField key={name} name={name} />
          ))}
        </div>
      )}
    </section>
  )
}
