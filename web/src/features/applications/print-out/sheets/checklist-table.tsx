import { checklistOf } from '#shared/applications/rules/checklist.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'

/** The 13 documents with their copies and a box to tick. */
export const ChecklistTable = ({ title }: { title: ApplicationTitle }) => (
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
