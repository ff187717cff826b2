import { type RefObject, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { CaseBar } from './bar/case-bar.tsx'
import { CaseDecision } from './decision/case-decision.tsx'
import { OpenDialog } from './dialogs/open-dialog.tsx'
import { useCaseDocuments } from './documents/use-case-documents.ts'
import { useEvidence } from './documents/use-evidence.ts'
import { focusItem, focusNextOpen } from './keyboard/data-rows.ts'
import { runCommand } from './keyboard/key-commands.ts'
import { KeysDialog } from './keyboard/keys-dialog.tsx'
import { type KeysState, useKeys } from './keyboard/use-keys.ts'
import { CaseHalves } from './layout/case-halves.tsx'
import type { Part } from './layout/part-buttons.tsx'
import { useTwoColumns } from './layout/use-two-columns.ts'
import type { Neighbours } from './neighbours.ts'
import { useCaseReview } from './use-case-review.ts'

/** Which part of a case is shown. On wide screens the documents are shown next to it, on narrow ones instead of it. */
const useParts = (first: Part) => {
  const isWide = useTwoColumns()
  const [beside, setBeside] = useState<Part>(first)
  const [documentsInstead, setDocumentsInstead] = useState(false)
  return {
    /** Told from here alone: the documents would be left for a moment if two places noticed a new width one after the other. */
    isWide,
    shown: documentsInstead && !isWide ? 'Documents' : beside,
    show: (part: Part) => {
      setDocumentsInstead(part === 'Documents')
      if (part !== 'Documents') setBeside(part)
    },
  } as const
}

/** Keeps the focus inside the review, since the keys work only there. @param documentId of the document that is shown */
const useRegionFocus = (region: RefObject<HTMLElement | null>, documentId: string | undefined): void => {
  // After a reload nothing has the focus.
  useEffect(() => {
    if (document.activeElement === document.body) region.current?.querySelector('h1')?.focus()
  }, [region])
  // When another document is shown, a focused element of the former one is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each document
  useEffect(() => {
    if (document.activeElement !== document.body) return
    region.current?.querySelector<HTMLElement>('.document-tabs [aria-pressed="true"]')?.focus()
  }, [documentId, region])
}

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
  const evidence = useEvidence(documents, { isWide, showDocuments: () => showPart('Documents') })
  useKeys(region, keys.on, (command) =>
    runCommand(command, {
      region: region.current,
      review,
      documents,
      neighbours,
      evidence,
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
        evidence={evidence}
      />
      <OpenDialog review={review} />
      {keys.listOpen && (
        <KeysDialog on={keys.on} onSwitch={keys.enable} onClose={() => keys.setListOpen(false)} />
      )}
    </>
  )
}
