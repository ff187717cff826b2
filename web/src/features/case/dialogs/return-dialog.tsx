import { useState } from 'react'
import { correctionText } from '#shared/rules/correctable.ts'
import type { CaseReview } from '#web/features/case/use-case-review.ts'
import { CaseCommandDialog } from './case-command-dialog.tsx'
import { CorrectionItem } from './correction-item.tsx'
import { type Correction, correctableGroups } from './corrections.ts'

const Preview = ({ corrections }: { corrections: Correction[] }) => (
  <section className="return-preview" aria-labelledby="preview">
    <h3 id="preview">The applicant will read</h3>
    {corrections.length === 0 ? (
      <p>No items chosen yet.</p>
    ) : (
      <>
        <p>
          The council asked you to change{' '}
          {corrections.length === 1 ? '1 thing' : `${corrections.length} things`}:
        </p>
        <ul>
          {corrections.map((correction) => (
            <li key={correction.item} dir="auto">
              {correctionText(correction)}
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
)

/** Chooses what the applicant has to correct and why; only these items are unlocked. */
export const ReturnDialog = ({ review }: { review: CaseReview }) => {
  const [chosen, setChosen] = useState<Record<string, Correction | undefined>>({})
  const groups = correctableGroups(
    review.caseRecord.qualification_information.map((record) => record.qualification_level),
  )
  const items = groups.flatMap((group) => group.items)
  const corrections = items.flatMap((item) => chosen[item] ?? [])
  return (
    <CaseCommandDialog
      review={review}
      action="return"
      onSubmit={() => void review.perform('return', { corrections })}
    >
      {groups.map(({ title, items: inGroup }) => (
        <fieldset key={title} className="return-group">
          <legend className="return-legend">{title}</legend>
          {inGroup.map((item) => (
            <CorrectionItem
              key={item}
              item={item}
              chosen={chosen[item]}
              onChange={(correction) => setChosen((before) => ({ ...before, [item]: correction }))}
            />
          ))}
        </fieldset>
      ))}
      <Preview corrections={corrections} />
    </CaseCommandDialog>
  )
}
