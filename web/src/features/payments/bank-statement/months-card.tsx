import '#web/theme/dense-table.scss'
import { formatRupees } from '#shared/kit/format.ts'
import type { MoneyMonth } from '#shared/payments/records/bank-statement.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { saveCsv } from '#web/ui/csv-file.ts'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'
import { formatMonth } from '#web/ui/moments.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'

const heads = [
  'Month',
  'Payments verified',
  'Rupees verified',
  'Verified by hand',
  'Reversed or undone',
  'Rupees reversed or undone',
  'Unmatched deposits',
  'Rupees of unmatched deposits',
  'Taken back by the bank',
  'Rupees taken back by the bank',
  'Refunded',
  'Rupees refunded',
]

export const monthCells = ({ month, verified, by_hand, removed, ...stocks }: MoneyMonth): string[] => [
  month,
  ...[
    ...[verified.count, verified.rupees, by_hand],
    ...[removed, stocks.deposits, stocks.taken_back, stocks.refunded].flatMap(({ count, rupees }) => [
      count,
      rupees,
    ]),
  ].map(String),
]

const saveMonths = (months: MoneyMonth[]): Promise<void> =>
  saveCsv(heads, months.map(monthCells), 'payments-by-month.csv')

const sum = ({ count, rupees }: MoneyMonth['verified']): string =>
  count === 0 ? '0' : `${count} for ${formatRupees(rupees)}`

const number = { className: 'bank-number' }

const columns: Columns<MoneyMonth> = [
  { heading: 'Month', ...number, cell: ({ month }) => formatMonth(month) },
  { heading: 'Payments verified', ...number, cell: ({ verified }) => sum(verified) },
  { heading: 'Verified by hand', cell: ({ by_hand }) => by_hand },
  { heading: 'Reversed or undone', ...number, cell: ({ removed }) => sum(removed) },
  { heading: 'Unmatched deposits', ...number, cell: ({ deposits }) => sum(deposits) },
  { heading: 'Taken back by the bank', ...number, cell: ({ taken_back }) => sum(taken_back) },
  { heading: 'Refunded', ...number, cell: ({ refunded }) => sum(refunded) },
]

const Months = ({ months }: { months: MoneyMonth[] }) =>
  months.length === 0 ? (
    <p>Nothing has been counted yet.</p>
  ) : (
    <>
      <DataTable
        caption="Payments and deposits by month"
        className="table-dense table-bank"
        columns={columns}
        rows={months}
        keyOf={({ month }) => month}
      />
      <div className="bank-actions">
        <Button onClick={() => void saveMonths(months)}>Save the months as CSV</Button>
      </div>
    </>
  )

/** The office's money by month. @param changes counts what was done on the page, after which the months are read again */
export const MonthsCard = ({ changes }: { changes: number }) => {
  const loaded = useRead(api.bankStatement.months, {}, changes)
  return (
    <section className="card" aria-labelledby="months">
      <h2 id="months">Months</h2>
      <p className="form-text">
        Payments count in the month in which they were verified or reversed. Deposits count in the month of
        their import: as unmatched as long as they have no application, or as taken back by the bank.
      </p>
      <WhenLoaded from={loaded}>{(months) => <Months months={months} />}</WhenLoaded>
    </section>
  )
}
