import '#web/theme/chart.scss'
import { Link } from 'react-router-dom'
import { Button } from '#web/ui/button.tsx'
import { saveCsv } from '#web/ui/csv-file.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'
import { whole } from '#web/ui/whole.tsx'
import { BarChart } from './bar-chart.tsx'
import { type ChartSection, formatCount } from './chart-section.ts'

/** A longer table, or one in which every row is a bar, is opened on request. */
const mostRowsAtOnce = 12

const ChartTable = ({ title, heads, rows, lists }: ChartSection) => {
  const cellOf = (value: string | number | undefined) =>
    typeof value === 'number' ? formatCount(value) : value
  const column = (heading: string, index: number) => ({
    heading,
    cell: (row: ChartSection['rows'][number]) => cellOf(row[index]),
  })
  const [first = '', ...others] = heads
  const nameOf = (row: ChartSection['rows'][number]) => {
    const list = lists?.[rows.indexOf(row)]
    return list ? <Link to={list}>{row[0]}</Link> : row[0]
  }
  return (
    <DataTable
      caption={title}
      className="table-cards table-chart"
      columns={[
        { heading: first, cell: nameOf, label: null, dir: 'auto' },
        ...others.map((head, index) => column(head, index + 1)),
      ]}
      rows={rows}
      keyOf={(row) => rows.indexOf(row)}
    />
  )
}

const ExportCsv = ({ section, file }: ChartCardProps) => {
  const { failure, send } = useSending(() => saveCsv(section.heads, section.rows, file))
  return (
    <div className="chart-export">
      <Button small onClick={() => void send()}>
        Export CSV<span className="visually-hidden">: {section.title}</span>
      </Button>
      {failure && <p role="alert">The file could not be made. Try again.</p>}
    </div>
  )
}

interface ChartCardProps {
  section: ChartSection
  /** The name of the CSV file. */
  file: string
}

/** One section of figures: the chart, its figures as a table, and the file. */
export const ChartCard = ({ section, file }: ChartCardProps) => {
  const id = `chart-${section.name}`
  const { title, about, bars, dense, rows, empty } = section
  return (
    <section className="card chart-card" aria-labelledby={id}>
      <div className="chart-head">
        <h3 id={id}>{title}</h3>
        {!empty && <ExportCsv section={section} file={file} />}
      </div>
      {empty ? (
        <p>{empty}</p>
      ) : (
        <>
          <p className="text-muted">{whole(about)}</p>
          <BarChart title={title} about={about} bars={bars} dense={dense} />
          {dense || rows.length > mostRowsAtOnce ? (
            <details className="chart-rows">
              <summary>
                Table with {formatCount(rows.length)} {rows.length === 1 ? 'row' : 'rows'}
                <span className="visually-hidden">: {title}</span>
              </summary>
              <ChartTable {...section} />
            </details>
          ) : (
            <ChartTable {...section} />
          )}
        </>
      )}
    </section>
  )
}
