import type { PrintOut } from '#shared/records/print-out.ts'
import { collectionInstructions } from '#shared/rules/certificate-collection.ts'
import { checklistOf } from '#shared/rules/checklist.ts'
import { Sheet } from './sheet.tsx'

/** Sheet 2: what is handed in with the application, and how the certificate is collected. */
export const ChecklistSheet = ({ printOut }: { printOut: PrintOut }) => {
  const { applicant, application_form: form } = printOut
  return (
    <Sheet
      number={2}
      reference={applicant.refNumber}
      title="Checklist of documents"
      subtitle={form.application_title === 'Renewal' ? 'Renewal of registration' : 'Fresh registration'}
    >
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
          {checklistOf(form.application_title).map((item, index) => (
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
