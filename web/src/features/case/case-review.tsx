import { type RefObject, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CaseRecord } from '#shared/records/case.ts'
import type { DocumentKey } from '#shared/vocabulary.ts'
import { CaseActions } from './case-actions.tsx'
import { CaseBar } from './case-bar.tsx'
import { OpenDialog } from './dialogs/open-dialog.tsx'
import { useCaseDocuments } from './documents/use-case-documents.ts'
import { runCommand } from './keyboard/key-commands.ts'
import { KeysDialog } from './keyboard/keys-dialog.tsx'
import { useKeys } from './keyboard/use-keys.ts'
import type { KeysState } from './keyboard/use-keys-state.ts'
import { useRegionFocus } from './keyboard/use-region-focus.ts'
import { CaseHalves } from './layout/case-halves.tsx'
import type { Side } from './layout/side-buttons.tsx'
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
  const [side, setSide] = useState<Side>('Data')
  const navigate = useNavigate()
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
  useRegionFocus(region, documents.shown?.file.id)
  return (
    <>
      <CaseBar review={review} />
      <CaseActions review={review} next={neighbours.next} />
      <CaseHalves review={review} documents={documents} side={side} onSide={setSide} onShow={show} />
      <OpenDialog review={review} />
      {keys.listOpen && (
        <KeysDialog on={keys.on} onSwitch={keys.enable} onClose={() => keys.setListOpen(false)} />
      )}
    </>
  )
}
