import { useOpenDialog } from '#web/ui/form/use-open-dialog.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import '#web/theme/dense-table.scss'
import '#web/theme/payments/bank-statement.scss'
import { Link, useSearchParams } from 'react-router-dom'
import { dayInKarachi, formatDate, formatRupees } from '#shared/kit/format.ts'
import { dayBookPath } from '#shared/paths.ts'
import type { BookDay } from '#shared/payments/records/day-book.ts'
import { totalOf } from '#shared/payments/rules/day-book.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'
import { formatMoment, formatMonth } from '#web/ui/moments.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { whole } from '#web/ui/whole.tsx'
import { columnLabels, placeLabels } from './column-labels.ts'
import { CloseDialog, CorrectDialog } from './day-dialogs.tsx'

type Sums = ReturnType<typeof totalOf>
/** A day, or without one the whole month. */
type Line = Sums & Partial<BookDay>

const columnsOfSums = (Object.keys(columnLabels) as (keyof Sums)[]).map((column) => ({
  heading: columnLabels[column],
  className: 'bank-number bank-amount',
  cell: (row: Line) => formatRupees(row[column]),
}))

const Corrections = ({ corrections }: Line) =>
  corrections?.map(({ at, from, to, rupees, reason, by, confirmed_by }) => (
    <Typed key={at} className="text-muted">
      Corrected: {formatRupees(rupees)} from {placeLabels[from].toLowerCase()} to{' '}
      {placeLabels[to].toLowerCase()}, {by.name} and {confirmed_by.name}: {reason}
    </Typed>
  ))

interface DaysProps {
  month: string
  days: BookDay[]
  today: string
  onAct: (chosen: { day: string; dialog: 'close' | 'correct' }) => void
}

const Days = ({ month, days, today, onAct }: DaysProps) => {
  const act = (label: string, dialog: 'close' | 'correct', day: string) => (
    <Button small onClick={() => onAct({ day, dialog })}>
      {label}
      <span className="visually-hidden"> {whole(formatDate(day))}</span>
    </Button>
  )
  const columns: Columns<Line> = [
    {
      heading: 'Day',
      className: 'bank-number',
      cell: ({ day }) => (day ? formatDate(day) : `All of ${formatMonth(month)}`),
    },
    ...columnsOfSums,
    {
      heading: 'Closed',
      cell: (line) =>
        line.day && (
          <div className="bank-reason">
            <span>{line.closed ? `${line.closed.by.name}, ${formatMoment(line.closed.at)}` : 'Open'}</span>
            <Corrections {...line} />
          </div>
        ),
    },
    {
      heading: 'Action',
      label: null,
      cell: ({ day, closed }) =>
        day && (
          <span className="not-printed">
            {closed ? act('Correct', 'correct', day) : day < today && act('Close', 'close', day)}
          </span>
        ),
    },
  ]
  const lines: readonly Line[] = [...days, totalOf(days)]
  return (
    <DataTable
      caption="What was received on each day, and where it stands"
      className="table-dense table-bank table-with-sum"
      columns={columns}
      rows={lines}
      keyOf={({ day }) => day ?? month}
    />
  )
}

const neighbour = (month: string, by: 1 | -1): string => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + by, 15)).toISOString().slice(0, 7)
}

/** `/admin/day-book?month=2026-11`: the council's money by day, which is closed and printed. */
export const DayBookPage = () => {
  const [search] = useSearchParams()
  const month = search.get('month') ?? dayInKarachi(new Date()).slice(0, 7)
  const loaded = useRead(api.dayBook.month, { query: { month } })
  const { open, setOpen, dialog } = useOpenDialog<{ day: string; dialog: 'close' | 'correct' }>(loaded.reload)
  const Dialog = open?.dialog === 'close' ? CloseDialog : CorrectDialog
  return (
    <Page title="Day book">
      <section className="card" aria-labelledby="book">
        <h2 id="book">{formatMonth(month)}</h2>
        <p className="form-text">
          Each act moves money on the day on which it is done, so a day that has ended stays as it is.
          Received is always the sum of the columns beside it. In hand are pay orders and demand drafts that
          the bank has not realised yet.
        </p>
        <WhenLoaded from={loaded}>
          {({ days, today }) =>
            days.length === 0 ? (
              <p>Nothing was received or moved in this month.</p>
            ) : (
              <Days month={month} days={days} today={today} onAct={setOpen} />
            )
          }
        </WhenLoaded>
        <div className="bank-actions not-printed">
          <Link to={dayBookPath(neighbour(month, -1))}>{formatMonth(neighbour(month, -1))}</Link>
          <Link to={dayBookPath(neighbour(month, 1))}>{formatMonth(neighbour(month, 1))}</Link>
          <Button onClick={() => window.print()}>Print</Button>
        </div>
      </section>
      {open && <Dialog day={open.day} {...dialog} />}
    </Page>
  )
}
