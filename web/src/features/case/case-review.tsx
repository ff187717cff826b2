import '#web/theme/case-layout.scss'
import { type RefObject, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CaseRecord } from '#shared/records/case.ts'
import type { DocumentKey } from '#shared/vocabulary.ts'
import { CaseActions } from './case-actions.tsx'
import { CaseBar } from './case-bar.tsx'
import { CaseChecks } from './data/case-checks.tsx'
import { CaseData } from './data/case-data.tsx'
import { ConfirmDialog } from './dialogs/confirm-dialog.tsx'
import { FeeDialog } from './dialogs/fee-dialog.tsx'
import { ReturnDialog } from './dialogs/return-dialog.tsx'
import { CaseDocuments } from './documents/case-documents.tsx'
import { useCaseDocuments } from './documents/use-case-documents.ts'
import { CaseHistory } from './history/case-history.tsx'
import { runCommand } from './keyboard/key-commands.ts'
import { KeysDialog } from './keyboard/keys-dialog.tsx'
import { useKeys } from './keyboard/use-keys.ts'
import { CaseSplitter } from './layout/case-splitter.tsx'
import { columnsOf, useSplit } from './layout/use-split.ts'
import { useTwoColumns } from './layout/use-two-columns.ts'
import type { Neighbours } from './neighbours.ts'
import { ReceivedPapers } from './received-papers/received-papers.tsx'
import { type CaseReview, useCaseReview } from './use-case-review.ts'

export interface KeysState {
  on: boolean
  listOpen: boolean
  setListOpen: (open: boolean) => void
  enable: (enabled: boolean) => void
}

interface CaseReviewScreenProps {
  opened: CaseRecord
  neighbours: Neighbours
  region: RefObject<HTMLElement | null>
  keys: KeysState
}

const OpenDialog = ({ review }: { review: CaseReview }) => {
  if (!review.openAction) return null
  if (review.openAction === 'return') return <ReturnDialog review={review} />
  if (review.openAction === 'verify-fee') return <FeeDialog review={review} />
  return <ConfirmDialog review={review} action={review.openAction} />
}

const sides = ['Data', 'Documents'] as const
type Side = (typeof sides)[number]

/** On narrow screens one of the two is visible. */
const Sides = ({ side, onSide }: { side: Side; onSide: (side: Side) => void }) => (
  // biome-ignore lint/a11y/useSemanticElements: two buttons are no fieldset of a form
  <div className="case-sides" role="group" aria-label="Show">
    {sides.map((name) => (
      <button key={name} type="button" aria-pressed={name === side} onClick={() => onSide(name)}>
        {name}
      </button>
    ))}
  </div>
)

/** The review of a case: data left, documents right, the decision above both. */
export const CaseReviewScreen = ({ opened, neighbours, region, keys }: CaseReviewScreenProps) => {
  const review = useCaseReview(opened)
  const documents = useCaseDocuments(review.caseRecord)
  const twoColumns = useTwoColumns()
  const split = useSplit()
  const [side, setSide] = useState<Side>('Data')
  const navigate = useNavigate()
  // Reception works on the papers, everybody else on the data.
  const isReception = review.mayReceive && !review.mayTick
  const show = (key: DocumentKey) => {
    documents.choose(key)
    setSide('Documents')
  }
  useKeys(region, keys.on, (command) =>
    runCommand(command, {
      region: region.current,
      review,
      documents,
      neighbours,
      show,
      navigate,
      showKeys: () => keys.setListOpen(true),
    }),
  )
  const { choose } = documents
  useEffect(() => {
    if (review.openAction === 'verify-fee') choose('paid_bank_deposit_slip')
  }, [review.openAction, choose])
  // After a reload nothing has the focus, and the keys work only inside.
  useEffect(() => {
    if (document.activeElement === document.body) region.current?.querySelector('h1')?.focus()
  }, [region])
  // What had the focus goes with the document that is left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each document
  useEffect(() => {
    if (document.activeElement !== document.body) return
    region.current?.querySelector<HTMLElement>('.document-tabs [aria-pressed="true"]')?.focus()
  }, [documents.shown?.id, region])
  return (
    <>
      <CaseBar review={review} />
      <CaseActions review={review} next={neighbours.next} />
      {!twoColumns && <Sides side={side} onSide={setSide} />}
      <div className="case-halves" style={twoColumns ? columnsOf(split.share) : undefined}>
        {(twoColumns || side === 'Data') && (
          <div className="case-data">
            <CaseChecks checks={review.caseRecord.checks} />
            {isReception && <ReceivedPapers review={review} />}
            <CaseData review={review} onShow={show} />
            {!isReception && <ReceivedPapers review={review} />}
            <CaseHistory id={review.caseRecord.id} version={review.caseRecord.version} />
          </div>
        )}
        {twoColumns && <CaseSplitter split={split} />}
        {(twoColumns || side === 'Documents') && (
          <CaseDocuments title={review.caseRecord.application_form.application_title} documents={documents} />
        )}
      </div>
      <OpenDialog review={review} />
      {keys.listOpen && (
        <KeysDialog on={keys.on} onSwitch={keys.enable} onClose={() => keys.setListOpen(false)} />
      )}
    </>
  )
}
