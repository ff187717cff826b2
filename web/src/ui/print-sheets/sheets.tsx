import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { collectionInstructions } from '#shared/applications/rules/certificate-collection.ts'
import { checklistOf } from '#shared/applications/rules/checklist.ts'
import { isPayable } from '#shared/applications/rules/print-sheets.ts'
import { voucherCopies } from '#shared/applications/rules/voucher.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import { ApplicationSheet } from './application-sheet.tsx'
import { Column, Sheet } from './sheet.tsx'
import { Voucher } from './voucher.tsx'

/** The 13 documents with their copies and a box to tick. */
const ChecklistTable = ({ title }: { title: ApplicationTitle }) => (
  <table className="form-table checklist">
    <thead>
      <tr>
        <th scope="col" className="narrow">
          No.
        </th>
        <th scope="col">Document</th>
        <th scope="col" className="narrow">
          Copies
        </th>
        <th scope="col" className="narrow">
          Enclosed
        </th>
      </tr>
    </thead>
    <tbody>
      {checklistOf(title).map((item, index) => (
        <tr key={item.document}>
          <td className="narrow">{index + 1}</td>
          <th scope="row">{item.document}</th>
          <td className="narrow">{item.copies}</td>
          <td className="narrow">
            <span className="tick-box" />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const version: Record<ApplicationTitle, string> = {
  Renewal: 'Checklist of documents: renewal',
  Registration: 'Checklist of documents: fresh registration',
}

/** Sheet 2: what is handed in with the application, and how the certificate is collected. */
const ChecklistSheet = ({ printOut }: { printOut: PrintOut }) => {
  const { applicant, application_form: form } = printOut
  return (
    <Sheet number={2} printOut={printOut} title={version[form.application_title]} heading={(title) => title}>
      <dl className="columns">
        <Column label="Name" value={applicant.name} />
        <Column label="Father’s name" value={applicant.father_name} />
      </dl>
      <ChecklistTable title={form.application_title} />
      <div className="keep">
        <h3>Collection of the certificate</h3>
        <ol className="notes">
          {collectionInstructions.map((instruction) => (
            <li key={instruction}>{instruction}</li>
          ))}
        </ol>
      </div>
    </Sheet>
  )
}

/** Sheet 3: the three strips, to be cut apart. */
const VoucherSheet = ({ printOut }: { printOut: PrintOut }) => (
  <Sheet number={3} printOut={printOut} title="Fee vouchers">
    {voucherCopies.map((copy) => (
      <Voucher key={copy} copy={copy} printOut={printOut} />
    ))}
  </Sheet>
)

/** Everything that is printed: three sheets, unless a text is unusually long; two once the fee is verified. */
export const Sheets = ({ printOut }: { printOut: PrintOut }) => (
  <div className="sheets">
    <ApplicationSheet printOut={printOut} />
    <ChecklistSheet printOut={printOut} />
    {isPayable(printOut.application_form) && <VoucherSheet printOut={printOut} />}
  </div>
)
