import type { RecordRow } from './user-application-rows.ts'

/** Two columns, the labels as row headings; on phones each row is a card. */
export const RecordTable = ({ rows }: { rows: RecordRow[] }) => (
  // biome-ignore-start lint/a11y/noRedundantRoles: `display: block` on phones takes the roles of a table away
  // biome-ignore-start lint/a11y/useSemanticElements: these are the semantic elements
  <table className="table table-cards table-record" role="table" aria-label="User application record">
    <tbody role="rowgroup">
      {rows.map(({ label, value }) => (
        <tr role="row" key={label}>
          <th role="rowheader" scope="row">
            {label}
          </th>
          <td role="cell" dir="auto">
            {value || <span className="text-muted">Not provided</span>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
  // biome-ignore-end lint/a11y/useSemanticElements: these are the semantic elements
  // biome-ignore-end lint/a11y/noRedundantRoles: `display: block` on phones takes the roles of a table away
)
