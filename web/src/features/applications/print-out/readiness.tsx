import { Link } from 'react-router-dom'
import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { type BlankColumn, blankColumns } from '#shared/applications/rules/blank-columns.ts'
import { isPayable } from '#shared/applications/rules/print-sheets.ts'
import { voucherDates } from '#shared/applications/rules/voucher.ts'
import { formatDate } from '#shared/kit/format.ts'
import { whole } from '#web/ui/whole.tsx'

const countOf = (columns: BlankColumn[]): string => {
  if (columns.length === 0) return 'No required column is blank'
  return columns.length === 1 ? '1 column is blank' : `${columns.length} columns are blank`
}

const Columns = ({ columns }: { columns: BlankColumn[] }) => (
  <ul>
    {columns.map((column) => (
      <li key={column.label}>
        <Link to={column.path}>{column.label}</Link>
      </li>
    ))}
  </ul>
)

/** What to correct before printing: any blank column causes rejection. */
export const Readiness = ({ printOut }: { printOut: PrintOut }) => {
  const { application_form: form } = printOut
  const { required, optional } = blankColumns(printOut)
  return (
    <section className="readiness" aria-labelledby="readiness">
      <h2 id="readiness">Before you print</h2>
      <p>
        <strong>{countOf(required)}</strong>
        {required.length > 0 && '. Any blank column causes rejection:'}
      </p>
      {required.length > 0 && <Columns columns={required} />}
      {optional.length > 0 && (
        <>
          <p>Optional, will print as N/A</p>
          <Columns columns={optional} />
        </>
      )}
      <p>
        The sheets show what you submitted. Telephones and addresses that you change afterwards are printed
        once the council has taken them over.
      </p>
      {isPayable(form) && (
        <p>Fee voucher is valid until {whole(formatDate(voucherDates(printOut.today).validUntil))}</p>
      )}
      {form.fee_status === 'verified' && <p>The fee is verified: no fee voucher is printed.</p>}
      {isPayable(form) && form.fee_is_sample && (
        <p className="sample-notice">
          The fee is a sample: {form.fee_schedule}. Ask the council for the amount before you pay.
        </p>
      )}
    </section>
  )
}
