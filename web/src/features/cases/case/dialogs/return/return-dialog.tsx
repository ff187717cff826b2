import { useEffect, useRef } from 'react'
import { correctionText } from '#shared/applications/rules/correctable.ts'
import { returnEmail } from '#shared/cases/rules/return-email.ts'
import { pointNames } from '#web/features/cases/case/decision/messages.ts'
import type { CaseReview } from '#web/features/cases/case/use-case-review.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { CaseCommandDialog } from '../case-command-dialog.tsx'
import { useSnippets } from '../snippets/use-snippets.ts'
import { useDialogValues } from '../use-dialog-values.ts'
import { ChosenCorrection } from './chosen-correction.tsx'
import { CorrectionList } from './correction-list.tsx'
import { type Correction, correctableGroups, isMissing, newCorrection } from './corrections.ts'

/** The email, and what the applicant then reads in the portal. */
const ReturnPreview = ({ corrections }: { corrections: Correction[] }) => (
  <section className="return-preview" aria-labelledby="preview">
    <h3 id="preview">The applicant will read</h3>
    <p>Email “{returnEmail.subject}”, and the same list in the portal:</p>
    {corrections.length === 0 ? (
      <p>No items chosen yet.</p>
    ) : (
      <>
        <p>{returnEmail.text(corrections.length)}</p>
        <ul>
          {corrections.map((correction) => (
            <Typed as="li" key={correction.item}>
              {correctionText(correction)}
            </Typed>
          ))}
        </ul>
      </>
    )}
  </section>
)

/**
 * Chooses what the applicant has to correct and why; only these items are unlocked. Items marked wrong are
 * preselected.
 */
export const ReturnDialog = ({ review }: { review: CaseReview }) => {
  const { caseRecord, points } = review
  const snippets = useSnippets()
  const groups = correctableGroups(caseRecord)
  const begin = (item: string) => newCorrection(item, isMissing(item, caseRecord))
  const correctable = groups.flatMap(({ items }) => items)
  const { wrong } = points.looked
  const marked = wrong.filter((item) => correctable.includes(item))
  const fixed = wrong.filter((item) => !correctable.includes(item))
  const { values, change, ...typed } = useDialogValues(review, 'return', { corrections: marked.map(begin) })
  const { corrections } = values
  const chosen = corrections.map(({ item }) => item)
  // In the order of the forms, which is also the order for the applicant.
  const positionOf = ({ item }: Correction) => correctable.indexOf(item)
  const put = (chosen: Correction[]) => {
    review.commands.forget() // such as that nothing is chosen
    change({ corrections: chosen.toSorted((one, other) => positionOf(one) - positionOf(other)) })
  }
  // Beside the panel further points can be marked wrong; one that was removed here stays removed.
  const seen = useRef(marked)
  useEffect(() => {
    const added = marked.filter((item) => !seen.current.includes(item) && !chosen.includes(item))
    seen.current = marked
    if (added.length > 0) put([...corrections, ...added.map(begin)])
  })
  const without = (item: string) => corrections.filter((correction) => correction.item !== item)
  return (
    <CaseCommandDialog
      review={review}
      action="return"
      typed={typed}
      onSubmit={() => void review.acts.perform('return', { corrections })}
    >
      {corrections.length > 0 && (
        <>
          <h3 className="return-chosen">To be corrected: {corrections.length}</h3>
          <ul className="chosen-corrections">
            {corrections.map((correction) => (
              <ChosenCorrection
                key={correction.item}
                correction={correction}
                snippets={snippets}
                onChange={(changed) => put(corrections.map((each) => (each === correction ? changed : each)))}
                onRemove={() => put(without(correction.item))}
              />
            ))}
          </ul>
        </>
      )}
      {fixed.length > 0 && (
        <p className="banner-note">
          Marked wrong, but it cannot be returned: {pointNames(fixed, caseRecord)}. Write about it in a note.
        </p>
      )}
      <CorrectionList
        groups={groups}
        chosen={chosen}
        onToggle={(item) => put(chosen.includes(item) ? without(item) : [...corrections, begin(item)])}
      />
      <ReturnPreview corrections={corrections} />
    </CaseCommandDialog>
  )
}
