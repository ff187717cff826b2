import '#web/theme/case-layout.scss'
import type { DocumentKey } from '#shared/vocabulary.ts'
import { CaseChecks } from '#web/features/case/data/case-checks.tsx'
import { CaseData } from '#web/features/case/data/case-data.tsx'
import { CaseDocuments } from '#web/features/case/documents/case-documents.tsx'
import type { CaseDocumentsState } from '#web/features/case/documents/use-case-documents.ts'
import { CaseHistory } from '#web/features/case/history/case-history.tsx'
import { ReceivedPapers } from '#web/features/case/received-papers/received-papers.tsx'
import type { CaseReview } from '#web/features/case/use-case-review.ts'
import { CaseSplitter } from './case-splitter.tsx'
import { type Side, SideButtons } from './side-buttons.tsx'
import { columnsOf, useSplit } from './use-split.ts'
import { useTwoColumns } from './use-two-columns.ts'

/** Reception works on the papers, everybody else on the data: the own part comes first. */
const DataHalf = ({ review, onShow }: { review: CaseReview; onShow: (key: DocumentKey) => void }) => {
  const { id, version, checks } = review.caseRecord
  const isReception = review.mayReceive && !review.mayTick
  return (
    <div className="case-data">
      <CaseChecks checks={checks} />
      {isReception && <ReceivedPapers review={review} />}
      <CaseData review={review} onShow={onShow} />
      {!isReception && <ReceivedPapers review={review} />}
      <CaseHistory id={id} version={version} />
    </div>
  )
}

interface CaseHalvesProps {
  review: CaseReview
  documents: CaseDocumentsState
  side: Side
  onSide: (side: Side) => void
  onShow: (key: DocumentKey) => void
}

/** Data left and documents right, with a splitter; on narrow screens one of the two. */
export const CaseHalves = ({ review, documents, side, onSide, onShow }: CaseHalvesProps) => {
  const twoColumns = useTwoColumns()
  const split = useSplit()
  return (
    <>
      {!twoColumns && <SideButtons side={side} onSide={onSide} />}
      <div className="case-halves" style={twoColumns ? columnsOf(split.share) : undefined}>
        {(twoColumns || side === 'Data') && <DataHalf review={review} onShow={onShow} />}
        {twoColumns && <CaseSplitter split={split} />}
        {(twoColumns || side === 'Documents') && (
          <CaseDocuments title={review.caseRecord.application_form.application_title} documents={documents} />
        )}
      </div>
    </>
  )
}
