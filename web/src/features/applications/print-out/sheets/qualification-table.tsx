import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { labelOf } from '#shared/vocabulary/people.ts'
import { Blank } from './column.tsx'

type Qualification = PrintOut['qualification_information'][number]

/** Institute and board or university; one of them when they are the same. */
const institutionOf = ({ name_of_institute, board_university }: Qualification): string =>
  [...new Set([name_of_institute, board_university])].filter((name) => name.trim()).join(', ')

/** Institution, year of passing and degree of each level. */
export const QualificationTable = ({ qualifications }: { qualifications: Qualification[] }) => (
  <table className="form-table">
    <caption>Qualifications</caption>
    <thead>
      <tr>
        <th scope="col">Institution</th>
        <th scope="col" className="narrow">
          Year of passing
        </th>
        <th scope="col" className="degree">
          Degree
        </th>
      </tr>
    </thead>
    <tbody>
      {qualifications.map((qualification) => (
        <tr key={qualification.id}>
          <td dir="auto">{institutionOf(qualification) || <Blank />}</td>
          <td className="narrow">{qualification.year_of_passing || <Blank />}</td>
          <td className="degree">{labelOf(qualification.qualification_level)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
