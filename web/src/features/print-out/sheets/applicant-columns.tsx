import { formatDate } from '#shared/format.ts'
import type { PrintOut } from '#shared/records/print-out.ts'
import { Column } from './column.tsx'

/** Who applies and for which registration, in the order of the specification (section 2). */
export const ApplicantColumns = ({ printOut }: { printOut: PrintOut }) => {
  const { applicant, application_form: form } = printOut
  return (
    <dl className="columns">
      <Column label="Registration number" value={form.registrationNo} />
      <Column label="Reference number" value={applicant.refNumber} />
      {form.application_title === 'Renewal' && (
        <>
          <Column label="Registration issued on" value={formatDate(form.issueDate ?? '')} />
          <Column label="Registration expires on" value={formatDate(form.expiryDate ?? '')} />
        </>
      )}
      <Column label="Name" value={applicant.name} />
      <Column label="Father’s name" value={applicant.father_name} />
      <Column label="Date of birth" value={formatDate(applicant.date_of_birth)} />
      <Column label="Domicile" value={applicant.domicile} />
      <Column width="whole" label="Nationality / country of birth" value={applicant.country_of_birth} />
    </dl>
  )
}
