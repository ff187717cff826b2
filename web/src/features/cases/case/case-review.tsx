import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { CaseBar } from './bar/case-bar.tsx'
import { CaseDecision } from './decision/case-decision.tsx'
import { OpenDialog } from './dialogs/open-dialog.tsx'
import { useCaseDocuments } from './documents/use-case-documents.ts'
import { focusItem, focusNextOpen } from './keyboard/data-rows.ts'
import { runCommand } from './keyboard/key-commands.ts'
import { KeysDialog } from './keyboard/keys-dialog.tsx'
import { useKeys } from './keyboard/use-keys.ts'
import type { KeysState } from './keyboard/use-keys-state.ts'
import { useRegionFocus } from './keyboard/use-region-focus.ts'
import { CaseHalves } from './layout/case-halves.tsx'
import { useParts } from './layout/use-parts.ts'
import type { Neighbours } from './neighbours.ts'
import { useCaseReview } from './use-case-review.ts'

interface CaseReviewScreenProps {
  opened: CaseRecord
  neighbours: Neighbours
  region: RefObject<HTMLElement | null>
  keys: KeysState
}

/** The review of a case: the applicant, the decision, and below both data and documents. */
export const CaseReviewScreen = ({ opened, neighbours, region, keys }: CaseReviewScreenProps) => {
  const review = useCaseReview(opened)
  const documents = useCaseDocuments(review.caseRecord)
  const { shown: part, show: showPart, isWide } = useParts(review.startsWithPapers ? 'Papers' : 'Data')
  const navigate = useNavigate()
  const show = (key: DocumentKey) => {
    documents.choose(key)
    showPart('Documents')
  }
  useKeys(region, keys.on, (command) =>
    runCommand(command, {
      region: region.current,
      review,
      documents,
      neighbours,
      show,
      part,
      showPart,
      navigate,
      showKeys: () => keys.setListOpen(true),
    }),
  )
  const { choose } = documents
  useEffect(() => {
    if (review.openAction === 'verify-fee') choose('paid_bank_deposit_slip')
  }, [review.openAction, choose])
  // Once the data is on the screen, the sought point gets the focus.
  const { sought } = review
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each point that is sought
  useEffect(() => {
    if (sought) showPart('Data')
  }, [sought])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each point that is sought
  useEffect(() => {
    if (!sought || !region.current || part !== 'Data') return
    if (sought.item) focusItem(region.current, sought.item)
    else focusNextOpen(region.current, review.points.looked)
  }, [sought, part])
  useRegionFocus(region, documents.shown?.file.id)
  return (
    <>
      <CaseBar review={review} next={neighbours.next} />
      <CaseDecision review={review} />
      <CaseHalves
        review={review}
        documents={documents}
        isWide={isWide}
        part={part}
        onPart={showPart}
        onShow={show}
      />
      <OpenDialog review={review} />
      {keys.listOpen && (
        <KeysDialog on={keys.on} onSwitch={keys.enable} onClose={() => keys.setListOpen(false)} />
      )}
    </>
  )
}
