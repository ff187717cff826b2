import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { collectionInstructions } from '#shared/applications/rules/certificate-collection.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import { ChecklistTable } from './checklist-table.tsx'
import { Column } from './column.tsx'
import { Sheet } from './sheet.tsx'

const version: Record<ApplicationTitle, string> = {
  Renewal: 'Checklist of documents: renewal',
  Registration: 'Checklist of documents: fresh registration',
}

/** Sheet 2: what is handed in with the application, and how the certificate is collected. */
export const ChecklistSheet = ({ printOut }: { printOut: PrintOut }) => {
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
