import '#web/theme/dense-table.scss'
import { Link } from 'react-router-dom'
import { formatDate, formatFee } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import type { BankFinding, BankRow } from '#shared/records/bank-statement.ts'
import { formatVoucherNumber } from '#shared/rules/voucher-number.ts'
import { Icon } from '#web/ui/icon.tsx'

const columns = ['Row', 'Date', 'Voucher number', 'Challan no.', 'Amount', 'Application', 'Result']

export interface ShownRow {
  row: BankRow
  /** The application of the payment; missing where it is not known. */
  finding?: Pick<BankFinding, 'id' | 'reference_no'> | null
  good: boolean
  resultText: string
}

/** The roles are written out: cards take them away. */
const Row = ({ row, finding, good, resultText }: ShownRow) => (
  // biome-ignore-start lint/a11y/noRedundantRoles: `display: block` takes the roles of a table away
  // biome-ignore-start lint/a11y/useSemanticElements: these are the semantic elements
  <tr role="row">
    <th role="rowheader" scope="row" data-label="Row">
      {row.line}
    </th>
    <td role="cell" data-label="Date" className="bank-number">
      {formatDate(row.paid_on)}
    </td>
    <td role="cell" data-label="Voucher number" className="bank-number">
      {formatVoucherNumber(row.voucher_number) || '–'}
    </td>
    <td role="cell" data-label="Challan no.">
      {row.challan_no}
    </td>
    <td role="cell" data-label="Amount" className="bank-number">
      {formatFee(row.amount)}
    </td>
    <td role="cell" data-label="Application" className="bank-number">
      {finding?.id ? <Link to={`${paths.adminCases}/${finding.id}`}>{finding.reference_no}</Link> : '–'}
    </td>
    <td role="cell" data-label="Result">
      <span className={good ? 'bank-result check-passed' : 'bank-result check-attention'}>
        <Icon name={good ? 'check' : 'alert'} />
        {resultText}
      </span>
    </td>
  </tr>
  // biome-ignore-end lint/a11y/useSemanticElements: these are the semantic elements
  // biome-ignore-end lint/a11y/noRedundantRoles: `display: block` takes the roles of a table away
)

export const RowsTable = ({ caption, rows }: { caption: string; rows: ShownRow[] }) => (
  // biome-ignore-start lint/a11y/noRedundantRoles: `display: block` takes the roles of a table away
  // biome-ignore-start lint/a11y/useSemanticElements: these are the semantic elements
  <table className="table table-dense table-bank" role="table">
    <caption className="visually-hidden">{caption}</caption>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((head) => (
          <th key={head} role="columnheader" scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row) => (
        <Row key={row.row.line} {...row} />
      ))}
    </tbody>
  </table>
  // biome-ignore-end lint/a11y/useSemanticElements: these are the semantic elements
  // biome-ignore-end lint/a11y/noRedundantRoles: `display: block` takes the roles of a table away
)
