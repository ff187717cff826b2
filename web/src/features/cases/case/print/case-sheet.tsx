import '#web/theme/cases/case-print.scss'
import { useEffect } from 'react'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import type { Note } from '#shared/cases/records/note.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import type { CaseEvent } from '../history/event-labels.ts'
import { caseFacts } from './case-facts.ts'
import {
  ChecksTable,
  CorrectionsTable,
  DataTables,
  DocumentsTable,
  FormerApplicationsTable,
  HistoryTable,
  NotesTable,
  PapersTable,
} from './case-tables.tsx'

/** The text in the lower margin of every printed page, as `--page-mark`, so that loose sheets can be matched again. */
const usePageMark = (reference: string): void => {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--page-mark', JSON.stringify(reference))
    return () => void style.removeProperty('--page-mark')
  }, [reference])
}

interface CaseSheetProps {
  record: CaseRecord
  /** The whole history, newest first. */
  events: CaseEvent[]
  /** Notes of colleagues, newest first; the applicant never sees them. */
  notes: Note[]
  /** "21-11-2026, 14:05" */
  printedAt: string
  printedBy: string
}

/** A case on paper, as it goes into the file of the office. */
export const CaseSheet = ({ record, events, notes, printedAt, printedBy }: CaseSheetProps) => {
  const { photo } = record.applicant
  const reference = record.application_form.reference_no
  usePageMark(reference)
  const council = councilName(useCouncil())
  return (
    <section className="sheet case-sheet" aria-labelledby="case-sheet">
      <div className="letterhead">
        <div>
          <p>
            <strong>{council}</strong>
          </p>
          <h2 id="case-sheet">
            File of application <span className="unbroken">{reference}</span>
          </h2>
          <p>
            Printed on {printedAt} by {printedBy}
          </p>
        </div>
        {photo && <img className="photo" src={photo} alt="The applicant" />}
      </div>
      <dl className="columns">
        {caseFacts(record).map(({ label, value, whole }) => (
          <div key={label} className={whole ? 'column whole' : 'column half'}>
            <dt>{label}</dt>
            <Typed as="dd">{value}</Typed>
          </div>
        ))}
      </dl>
      <ChecksTable record={record} />
      <DataTables record={record} />
      <DocumentsTable record={record} />
      <PapersTable record={record} />
      <CorrectionsTable record={record} />
      <FormerApplicationsTable record={record} />
      <NotesTable notes={notes} />
      <HistoryTable events={events} />
    </section>
  )
}
