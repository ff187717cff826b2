import { type RefObject, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CaseRecord } from '#shared/records/case.ts'
import type { DocumentKey } from '#shared/vocabulary.ts'
import { CaseActions } from './case-actions.tsx'
import { CaseBar } from './case-bar.tsx'
import { CaseChecks } from './case-checks.tsx'
import { CaseData } from './case-data.tsx'
import { CaseDocuments } from './case-documents.tsx'
import { CaseHistory } from './case-history.tsx'
import { CaseSplitter } from './case-splitter.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { FeeDialog } from './fee-dialog.tsx'
import { runCommand } from './key-commands.ts'
import { KeysDialog } from './keys-dialog.tsx'
import type { Neighbours } from './neighbours.ts'
import { ReceivedPapers } from './received-papers.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { useCaseDocuments } from './use-case-documents.ts'
import { type CaseReview, useCaseReview } from './use-case-review.ts'
import { useKeys } from './use-keys.ts'
import { columnsOf, useSplit } from './use-split.ts'
import { useWide } from './use-wide.ts'

export interface KeysState {
  on: boolean
  listed: boolean
  list: (open: boolean) => void
  switchTo: (on: boolean) => void
}

interface CaseDeskProps {
  opened: CaseRecord
  neighbours: Neighbours
  region: RefObject<HTMLElement | null>
  keys: KeysState
}

const OpenDialog = ({ review }: { review: CaseReview }) => {
  if (!review.open) return null
  if (review.open === 'return') return <ReturnDialog review={review} />
  if (review.open === 'verify-fee') return <FeeDialog review={review} />
  return <ConfirmDialog review={review} action={review.open} />
}

const sides = ['Data', 'Documents'] as const
type Side = (typeof sides)[number]

/** On narrow screens one of the two shows. */
const Sides = ({ side, onSide }: { side: Side; onSide: (side: Side) => void }) => (
  // biome-ignore lint/a11y/useSemanticElements: two buttons are no fieldset of a form
  <div className="case-sides" role="group" aria-label="Show">
    {sides.map((it) => (
      <button key={it} type="button" aria-pressed={it === side} onClick={() => onSide(it)}>
        {it}
      </button>
    ))}
  </div>
)

/** A case on the desk: data left, documents right, the decision above both. */
export const CaseReviewScreen = ({ opened, neighbours, region, keys }: CaseDeskProps) => {
  const review = useCaseReview(opened)
  const documents = useCaseDocuments(review.it)
  const wide = useWide()
  const split = useSplit()
  const [side, setSide] = useState<Side>('Data')
  const navigate = useNavigate()
  // Reception works on the papers, everybody else on the data.
  const atCounter = review.mayReceive && !review.mayTick
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
      go: navigate,
      list: () => keys.list(true),
    }),
  )
  const { choose } = documents
  useEffect(() => {
    if (review.open === 'verify-fee') choose('paid_bank_deposit_slip')
  }, [review.open, choose])
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
      {!wide && <Sides side={side} onSide={setSide} />}
      <div className="case-halves" style={wide ? columnsOf(split.share) : undefined}>
        {(wide || side === 'Data') && (
          <div className="case-data">
            <CaseChecks checks={review.it.checks} />
            {atCounter && <ReceivedPapers review={review} />}
            <CaseData review={review} onShow={show} />
            {!atCounter && <ReceivedPapers review={review} />}
            <CaseHistory id={review.it.id} version={review.it.version} />
          </div>
        )}
        {wide && <CaseSplitter split={split} />}
        {(wide || side === 'Documents') && (
          <CaseDocuments title={review.it.application_form.application_title} documents={documents} />
        )}
      </div>
      <OpenDialog review={review} />
      {keys.listed && <KeysDialog on={keys.on} onSwitch={keys.switchTo} onClose={() => keys.list(false)} />}
    </>
  )
}
