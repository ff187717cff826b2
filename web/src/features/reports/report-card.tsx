import { useState } from 'react'
import { saveCsv } from '#web/ui/csv-file.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { BarChart } from './bar-chart.tsx'
import type { ReportSection } from './report-sections.ts'

const ReportTable = ({ title, heads, rows }: ReportSection) => {
  const column = (heading: string, index: number) => ({
    heading,
    cell: (row: ReportSection['rows'][number]) => row[index],
  })
  const [first = '', ...others] = heads
  return (
    <DataTable
      caption={title}
      className="table-cards table-report"
      columns={[
        { ...column(first, 0), label: null, dir: 'auto' },
        ...others.map((head, index) => column(head, index + 1)),
      ]}
      rows={rows}
      keyOf={(row) => rows.indexOf(row)}
    />
  )
}

const ExportCsv = ({ section, month }: { section: ReportSection; month: string }) => {
  const [failed, setFailed] = useState(false)
  const save = async () => {
    setFailed(false)
    try {
      await saveCsv(section.heads, section.rows, `report-${section.name}-${month}.csv`)
    } catch {
      setFailed(true) // the code that writes the file could not be fetched
    }
  }
  return (
    <div className="report-export">
      <button type="button" className="btn btn-outline-secondary btn-small" onClick={() => void save()}>
        Export CSV<span className="visually-hidden">: {section.title}</span>
      </button>
      {failed && <p role="alert">The file could not be made. Try again.</p>}
    </div>
  )
}

/** One section of a report: the chart, its figures as a table, and the file. */
export const ReportCard = ({ section, month }: { section: ReportSection; month: string }) => {
  const id = `report-${section.name}`
  return (
    <section className="card report-card" aria-labelledby={id}>
      <div className="report-head">
        <h3 id={id}>{section.title}</h3>
        {!section.empty && <ExportCsv section={section} month={month} />}
      </div>
      {section.empty ? (
        <p>{section.empty}</p>
      ) : (
        <>
          <p className="text-muted">{section.about}</p>
          <BarChart title={section.title} about={section.about} bars={section.bars} />
          <ReportTable {...section} />
        </>
      )}
    </section>
  )
}
