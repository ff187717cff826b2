import { type RefObject, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { KeysDialog } from '#web/ui/office/keys-dialog.tsx'
import { useKeysState } from '#web/ui/office/use-page-keys.ts'
import { useWideWindow } from '#web/ui/use-wide-window.ts'
import { type CaseAddresses, CaseBar } from './bar/case-bar.tsx'
import { useCaseDocuments } from './documents/use-case-documents.ts'
import { useEvidence } from './documents/use-evidence.ts'
import { focusItem, focusNextOpen } from './keyboard/data-rows.ts'
import { runCommand } from './keyboard/key-commands.ts'
import { keyList } from './keyboard/keys.ts'
import { useKeys } from './keyboard/use-keys.ts'
import { CaseHalves } from './layout/case-halves.tsx'
import type { Part } from './layout/part-buttons.tsx'
import { useCaseReview } from './use-case-review.ts'

/** Which part of a case is shown. On wide screens the documents are shown next to it, on narrow ones instead of it. */
const useParts = (first: Part) => {
  const isWide = useWideWindow()
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

/** Esc leaves the full screen, also for who has switched the keys off. */
const useEscape = (
  region: RefObject<HTMLElement | null>,
  { isFull, leaveFull }: ReturnType<typeof useCaseDocuments>,
): void => {
  useEffect(() => {
    const element = region.current
    if (!element || !isFull) return
    const onKeyDown = ({ key, target }: KeyboardEvent) =>
      key === 'Escape' && target instanceof Element && !target.closest('dialog') && leaveFull()
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  })
}

interface CaseReviewScreenProps {
  opened: CaseRecord
  addresses: CaseAddresses
  region: RefObject<HTMLElement | null>
}

/** The review of a case: one bar, and below it the fields beside the document that proves them. */
export const CaseReviewScreen = ({ opened, addresses, region }: CaseReviewScreenProps) => {
  const review = useCaseReview(opened)
  const documents = useCaseDocuments(review.caseRecord)
  const { shown: part, show: showPart, isWide } = useParts(review.may.onlyPapers ? 'Papers' : 'Data')
  const navigate = useNavigate()
  const keys = useKeysState()
  const evidence = useEvidence(documents, { isWide, showDocuments: () => showPart('Documents') })
  const showKeys = () => keys.setListOpen(true)
  useKeys(region, keys.on, (command) =>
    runCommand(command, {
      ...{ review, documents, addresses, evidence, part, showPart, navigate, showKeys },
      region: region.current,
    }),
  )
  const { choose } = documents
  const { open: action, sought } = review.acts
  useEffect(() => {
    if (action === 'verify-fee') choose('paid_bank_deposit_slip')
  }, [action, choose])
  // Once the data is on the screen, the sought point gets the focus.
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
  useEscape(region, documents)
  return (
    <>
      <CaseBar review={review} addresses={addresses} onKeys={showKeys} />
      <CaseHalves
        review={review}
        documents={documents}
        isWide={isWide}
        part={part}
        onPart={showPart}
        evidence={evidence}
      />
      {keys.listOpen && (
        <KeysDialog
          keys={keyList}
          on={keys.on}
          onSwitch={keys.enable}
          onClose={() => keys.setListOpen(false)}
        />
      )}
    </>
  )
}
