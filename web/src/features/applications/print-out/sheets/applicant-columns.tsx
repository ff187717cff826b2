import { applicantFields } from '#shared/applications/field-tables/applicant.ts'
import { applicationFormFields } from '#shared/applications/field-tables/application-form.ts'
import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { Column } from './column.tsx'
import { inOrder, placedColumns } from './printed-columns.tsx'

const { issueDate: _issued, expiryDate: _expires, ...inEveryForm } = applicationFormFields

/** Who applies and for which registration. */
export const ApplicantColumns = ({ printOut }: { printOut: PrintOut }) => {
  const { applicant, application_form: form } = printOut
  const isRenewal = form.application_title === 'Renewal'
  return (
    <dl className="columns">
      {inOrder([
        ...placedColumns('applicant', isRenewal ? applicationFormFields : inEveryForm, form),
        { place: 2, column: <Column key="ref" label="Reference number" value={applicant.refNumber} /> },
        ...placedColumns('applicant', applicantFields, applicant),
      ])}
    </dl>
  )
}
