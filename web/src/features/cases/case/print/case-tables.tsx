/** The tables of a printed case. */

import { checklistOf } from '#shared/applications/rules/checklist.ts'
import { isText, itemLabel, itemText, itemValue } from '#shared/applications/rules/correctable.ts'
import { missingDocuments } from '#shared/applications/rules/required-documents.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import type { Note } from '#shared/cases/records/note.ts'
import { reviewSections } from '#shared/cases/rules/review-points.ts'
import { applicationTypeLabels, correctionReasons } from '#shared/vocabulary/applications.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { statusLabels } from '#shared/vocabulary/statuses.ts'
import { describeUpload } from '#web/ui/document/file-description.ts'
import { formatDayOf, formatMoment } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { formerValueOf } from '../data/former-values.ts'
import { caseDocuments } from '../documents/evidence-documents.ts'
import { type CaseEvent, eventLabel, groupRepeated } from '../history/event-labels.ts'
import { SheetTable } from './sheet-table.tsx'

interface CaseProps {
  record: CaseRecord
}

export const ChecksTable = ({ record }: CaseProps) => (
  <SheetTable
    title="Automatic checks"
    columns={{ Result: 12, 'What was checked': 88 }}
    rows={record.checks.map(({ ok, words }) => [ok ? 'Passed' : <strong key="check">Check</strong>, words])}
  />
)

const valueText = (item: string, value: string, record: CaseRecord) => {
  const former = formerValueOf(item, record)
  const shown = value || 'Not provided'
  if (former === undefined) return shown
  return isText(item)
    ? `${shown} (changed; before: ${itemText(item, former) || 'not provided'})`
    : `${shown} (changed)`
}

const checked = (item: string, { ticks, wrong }: CaseRecord['review']) => {
  if (wrong.includes(item)) return <strong>Wrong</strong>
  return ticks.includes(item) ? 'Right' : 'Not yet'
}

/** Everything that the applicant has stated, and what of it staff have checked. */
export const DataTables = ({ record }: CaseProps) =>
  reviewSections(record).map(({ title, points }) => (
    <SheetTable
      key={title}
      title={title}
      columns={{ Item: 30, 'As stated': 56, Checked: 14 }}
      rows={points.map(({ item, label, value }) => [
        label,
        item === 'applicant.photo' && value ? 'As above' : valueText(item, value, record),
        checked(item, record.review),
      ])}
    />
  ))

export const DocumentsTable = ({ record }: CaseProps) => {
  const held = caseDocuments.flatMap((key) => record.documents.find(({ name }) => name === key) ?? [])
  const missing = missingDocuments(record)
  return (
    <SheetTable
      title="Documents"
      columns={{ Document: 30, File: 70 }}
      rows={[
        ...held.map((file) => [fieldLabel(file.name), describeUpload(file)]),
        ...missing.map((name) => [fieldLabel(name), <strong key={name}>Missing</strong>]),
      ]}
      empty="No documents have been uploaded."
    />
  )
}

export const PapersTable = ({ record }: CaseProps) => (
  <SheetTable
    title="Papers received"
    columns={{ Paper: 45, Copies: 15, Received: 40 }}
    rows={checklistOf(record.application_form.application_title).map(({ document, copies }) => {
      const paper = record.review.received.find((received) => received.document === document)
      return [
        document,
        `${paper?.copies ?? 0} of ${copies}`,
        paper
          ? `${inSentence(paper.by.name)}, ${formatMoment(paper.at)}`
          : (record.review.asked?.includes(document) ?? true)
            ? 'Not received'
            : 'Not needed: nothing has changed',
      ]
    })}
  />
)

export const CorrectionsTable = ({ record }: CaseProps) => (
  <SheetTable
    title="Corrections asked for"
    columns={{ Item: 30, Reason: 56, 'Since then': 14 }}
    rows={record.application_form.corrections.map(({ item, reason, words, before }) => [
      itemLabel(item),
      [correctionReasons[reason], words].filter(Boolean).join('. '),
      itemValue(item, record) === before ? 'Not changed' : 'Changed',
    ])}
    empty="None."
  />
)

export const FormerApplicationsTable = ({ record: { review } }: CaseProps) =>
  review.former.length > 0 && (
    <SheetTable
      title="Former applications"
      columns={{ 'Reference number': 30, Type: 20, Submitted: 20, Result: 30 }}
      rows={review.former.map((former) => [
        former.reference_no,
        applicationTypeLabels[former.application_title],
        formatDayOf(former.submitted_at),
        [statusLabels[former.status], former.registration_number].filter(Boolean).join(', '),
      ])}
    />
  )

/**
 * The notes of colleagues, oldest first; nothing if there are none.
 * @param notes newest first
 */
export const NotesTable = ({ notes }: { notes: Note[] }) =>
  notes.length > 0 && (
    <SheetTable
      title="Notes of the office"
      columns={{ When: 20, Who: 22, Note: 58 }}
      rows={notes
        .toReversed()
        .map(({ at, by, told, text }) => [
          formatMoment(at),
          told.length > 0
            ? `${inSentence(by.name)} to ${told.map(({ name }) => inSentence(name)).join(', ')}`
            : by.name,
          text,
        ])}
    />
  )

/**
 * Oldest first, as in a paper file.
 * @param events newest first
 */
export const HistoryTable = ({ events }: { events: CaseEvent[] }) => (
  <SheetTable
    title="History"
    columns={{ When: 20, Who: 22, What: 58 }}
    rows={groupRepeated(events)
      .toReversed()
      .map((event) => [
        formatMoment(event.at),
        event.by?.name ?? 'The applicant',
        event.times > 1 ? `${eventLabel(event)} (${event.times} times)` : eventLabel(event),
      ])}
  />
)
