import type { ReactNode } from 'react'
import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'
import { Acknowledgement } from './acknowledgement.tsx'
import { ApplicantColumns } from './applicant-columns.tsx'
import { ContactColumns } from './contact-columns.tsx'
import { Declaration } from './declaration.tsx'
import { Photo } from './photo.tsx'
import { QualificationTable } from './qualification-table.tsx'
import { Sheet } from './sheet.tsx'

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

/** Sheet 1: the application to the Secretary of the council and the tear-off acknowledgement. */
export const ApplicationSheet = ({ printOut }: { printOut: PrintOut }) => (
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
    <Acknowledgement printOut={printOut} />
  </Sheet>
)
