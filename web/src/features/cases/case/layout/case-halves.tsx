import '#web/theme/cases/case-layout.scss'
import { paperCount } from '#shared/cases/rules/received-papers.ts'
import { CaseChecks } from '../data/case-checks.tsx'
import { CaseData } from '../data/case-data.tsx'
import { ChangedSince } from '../data/changed-since.tsx'
import { CaseDecision } from '../decision/case-decision.tsx'
import { OpenDialog } from '../dialogs/open-dialog.tsx'
import { CaseDocuments } from '../documents/case-documents.tsx'
import type { CaseDocumentsState } from '../documents/use-case-documents.ts'
import type { Evidence } from '../documents/use-evidence.ts'
import { CaseHistory } from '../history/case-history.tsx'
import { CaseVersions } from '../history/case-versions.tsx'
import { CaseNotes } from '../notes/case-notes.tsx'
import { ReceivedPapers } from '../received-papers/received-papers.tsx'
import type { CaseReview } from '../use-case-review.ts'
import { CaseSplitter, columnsOf, useSplit } from './case-splitter.tsx'
import { type Part, PartButtons } from './part-buttons.tsx'

const leftParts = ['Data', 'Papers', 'Notes', 'History'] as const
const allParts = ['Data', 'Documents', 'Papers', 'Notes', 'History'] as const

interface ShownPartProps {
  part: Part
  review: CaseReview
  evidence: Evidence
}

const ShownPart = ({ part, review, evidence }: ShownPartProps) => {
  const { id, version } = review.caseRecord
  if (part === 'Papers')
    return (
      <>
        <CaseDecision review={review} />
        <ReceivedPapers review={review} />
      </>
    )
  if (part === 'Notes') return <CaseNotes review={review} />
  if (part === 'History')
    return (
      <>
        <CaseVersions id={id} version={version} />
        <CaseHistory id={id} version={version} />
      </>
    )
  return (
    <>
      <CaseDecision review={review} />
      <ChangedSince review={review} />
      <CaseChecks record={review.caseRecord} />
      <CaseData review={review} evidence={evidence} />
    </>
  )
}

/** "3/13" next to the name of the part. */
const papersNote = ({ review, application_form: form }: CaseReview['caseRecord']): string => {
  const { received, asked } = paperCount(form.application_title, review)
  return `${received}/${asked}`
}

interface CaseHalvesProps {
  review: CaseReview
  documents: CaseDocumentsState
  isWide: boolean
  part: Part
  onPart: (part: Part) => void
  evidence: Evidence
}

/** One part of the case left and the documents right, with a splitter; on narrow screens one part. A panel takes the place of a half. */
export const CaseHalves = ({ review, documents, isWide, part, onPart, evidence }: CaseHalvesProps) => {
  const split = useSplit()
  return (
    <div
      className={documents.isFull ? 'case-halves case-full' : 'case-halves'}
      style={isWide ? columnsOf(split.share) : undefined}
    >
      <div className="case-data">
        <PartButtons
          parts={isWide ? leftParts : allParts}
          shown={part}
          onShow={onPart}
          notes={{ Papers: papersNote(review.caseRecord) }}
        />
        {part !== 'Documents' && <ShownPart part={part} review={review} evidence={evidence} />}
      </div>
      {isWide && <CaseSplitter split={split} />}
      {(isWide || part === 'Documents') && <CaseDocuments documents={documents} />}
      <OpenDialog review={review} />
    </div>
  )
}
