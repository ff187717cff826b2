import type { QualificationInformationRecord } from '#shared/applications/records/qualification-information.ts'
import { levelRows } from '#shared/applications/rules/qualification-order.ts'
import { LevelTableRow } from './level-table-row.tsx'

const columns = ['Level', 'Institute', 'Board / university', 'Year', 'Status', 'Action']

/** Always four rows, one for each level, added or not. */
export const LevelTable = ({ held }: { held: QualificationInformationRecord[] }) => (
  // biome-ignore-start lint/a11y/noRedundantRoles: `display: block` on phones takes the roles of a table away
  // biome-ignore-start lint/a11y/useSemanticElements: these are the semantic elements
  <table className="table table-cards table-levels" role="table" aria-label="Qualifications by level">
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th role="columnheader" scope="col" key={column}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {levelRows(held).map((row) => (
        <LevelTableRow key={row.level} {...row} />
      ))}
    </tbody>
  </table>
  // biome-ignore-end lint/a11y/useSemanticElements: these are the semantic elements
  // biome-ignore-end lint/a11y/noRedundantRoles: `display: block` on phones takes the roles of a table away
)
