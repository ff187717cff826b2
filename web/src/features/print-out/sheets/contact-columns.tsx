import { formatDate } from '#shared/format.ts'
import type { PrintOut } from '#shared/records/print-out.ts'
import { Column } from './column.tsx'

/** Where the applicant is reached, and the day the form was downloaded, in the order of the specification. */
export const ContactColumns = ({ printOut }: { printOut: PrintOut }) => {
  const { applicant, contact_information: contact } = printOut
  return (
    <dl className="columns">
      <Column width="whole" label="Permanent address" value={contact.permanent} />
      <Column width="whole" label="Residential address" value={contact.residential} />
      <Column width="whole" optional label="Professional address" value={contact.professional} />
      <Column label="Telephone (residence)" optional value={applicant.telephoneRes} />
      <Column label="Telephone (office)" optional value={applicant.telephoneOffice} />
      <Column label="Mobile" value={applicant.mobile} />
      <Column label="City" value={contact.city} />
      <Column width="two-thirds" label="Email" value={printOut.email} />
      <Column width="third" label="Download date" value={formatDate(printOut.today)} />
    </dl>
  )
}
