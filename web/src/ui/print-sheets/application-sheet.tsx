import type { ReactNode } from 'react'
import { accountFields } from '#shared/applications/field-tables/account.ts'
import { applicantFields } from '#shared/applications/field-tables/applicant.ts'
import { applicationFormFields } from '#shared/applications/field-tables/application-form.ts'
import { contactInformationFields } from '#shared/applications/field-tables/contact-information.ts'
import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { formatDate } from '#shared/kit/format.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'
import { Acknowledgement } from './acknowledgement.tsx'
import { Declaration } from './declaration.tsx'
import { inOrder, placedColumns, QualificationTable } from './qualification-table.tsx'
import { Column, Sheet } from './sheet.tsx'

const { issueDate: _issued, expiryDate: _expires, ...inEveryForm } = applicationFormFields

/** Who applies and for which registration. */
const ApplicantColumns = ({ printOut }: { printOut: PrintOut }) => {
  const { applicant, application_form: form } = printOut
  const isRenewal = form.application_title === 'Renewal'
  return (
    <dl className="columns">
      {inOrder([
        ...placedColumns('applicant', isRenewal ? applicationFormFields : inEveryForm, form),
        {
          place: 2,
          column: (
            <Column
              key="ref"
              label="Reference number"
              value={applicant.refNumber || 'Given with the receipt'}
            />
          ),
        },
        ...placedColumns('applicant', applicantFields, applicant),
      ])}
    </dl>
  )
}

/** Where the applicant is reached, and the day the form was downloaded. */
const ContactColumns = ({ printOut }: { printOut: PrintOut }) => (
  <dl className="columns">
    {inOrder([
      ...placedColumns('contact', contactInformationFields, printOut.contact_information),
      ...placedColumns('contact', applicantFields, printOut.applicant),
      ...placedColumns('contact', accountFields, printOut),
    ])}
    <Column width="third" label="Download date" value={formatDate(printOut.today)} />
  </dl>
)

interface PhotoProps {
  /** Null when there is none. */
  address: string | null
  name: string
}

/** The applicant's photo, 90 pt high on paper, or the frame into which one is pasted. */
const Photo = ({ address, name }: PhotoProps) =>
  address ? (
    <img className="photo" src={address} alt={name} />
  ) : (
    <p className="photo photo-missing">Photograph</p>
  )

/** The council's name and its address on one line; the photo next to it is higher. */
const Addressee = () => {
  const council = useCouncil()
  const address = council?.address.replaceAll('\n', ', ')
  return (
    <p className="addressee">
      To
      <br />
      <strong>The Secretary</strong>
      <br />
      {[councilName(council), address].filter(Boolean).join(', ')}
    </p>
  )
}

const Letterhead = ({ title, printOut }: { title: ReactNode; printOut: PrintOut }) => (
  <div className="letterhead">
    <div>
      {title}
      <p>Register A (Category A), sections 24 and 25 of the Pharmacy Act 1967</p>
      <Addressee />
    </div>
    <Photo address={printOut.applicant.photo} name={printOut.applicant.name} />
  </div>
)

interface ApplicationSheetProps {
  printOut: PrintOut
  /** What is signed at the counter, in the place of the acknowledgement, which comes with the receipt. */
  counter?: ReactNode
}

/** Sheet 1: the application to the Secretary of the council and the tear-off acknowledgement. */
export const ApplicationSheet = ({ printOut, counter }: ApplicationSheetProps) => (
  <Sheet
    number={1}
    printOut={printOut}
    title={`Application for ${printOut.application_form.application_title}`}
    heading={(title) => <Letterhead title={title} printOut={printOut} />}
  >
    <ApplicantColumns printOut={printOut} />
    <QualificationTable qualifications={printOut.qualification_information} />
    <ContactColumns printOut={printOut} />
    <Declaration title={printOut.application_form.application_title} />
    {counter ?? <Acknowledgement printOut={printOut} />}
  </Sheet>
)
