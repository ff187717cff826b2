import { accountFields } from '#shared/applications/field-tables/account.ts'
import { applicantFields } from '#shared/applications/field-tables/applicant.ts'
import { contactInformationFields } from '#shared/applications/field-tables/contact-information.ts'
import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { formatDate } from '#shared/kit/format.ts'
import { Column } from './column.tsx'
import { inOrder, placedColumns } from './printed-columns.tsx'

/** Where the applicant is reached, and the day the form was downloaded. */
export const ContactColumns = ({ printOut }: { printOut: PrintOut }) => (
  <dl className="columns">
    {inOrder([
      ...placedColumns('contact', contactInformationFields, printOut.contact_information),
      ...placedColumns('contact', applicantFields, printOut.applicant),
      ...placedColumns('contact', accountFields, printOut),
    ])}
    <Column width="third" label="Download date" value={formatDate(printOut.today)} />
  </dl>
)
