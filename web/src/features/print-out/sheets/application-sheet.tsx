import type { PrintOut } from '#shared/records/print-out.ts'
import { Acknowledgement } from './acknowledgement.tsx'
import { ApplicantColumns } from './applicant-columns.tsx'
import { ContactColumns } from './contact-columns.tsx'
import { Declaration } from './declaration.tsx'
import { Photo } from './photo.tsx'
import { QualificationTable } from './qualification-table.tsx'
import { Sheet } from './sheet.tsx'

/** Sheet 1: the application to the Secretary of the council and the tear-off acknowledgement. */
export const ApplicationSheet = ({ printOut }: { printOut: PrintOut }) => {
  const { applicant, application_form: form } = printOut
  return (
    <Sheet
      number={1}
      reference={applicant.refNumber}
      title={`Application for ${form.application_title}`}
      subtitle="Register A (Category A), sections 24 and 25 of the Pharmacy Act 1967"
    >
      <div className="addressee">
        <p>
          To
          <br />
          <strong>The Secretary</strong>
          <br />
          Pharmacy Council
        </p>
        <Photo address={applicant.photo} name={applicant.name} />
      </div>
      <ApplicantColumns printOut={printOut} />
      <QualificationTable qualifications={printOut.qualification_information} />
      <ContactColumns printOut={printOut} />
      <Declaration title={form.application_title} />
      <Acknowledgement printOut={printOut} />
    </Sheet>
  )
}
