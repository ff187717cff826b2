import { useState } from 'react'
import { itemLabel } from '#shared/rules/correctable.ts'
import { type CorrectionReason, correctionReasons } from '#shared/vocabulary.ts'
import type { CaseReview } from '#web/features/case/use-case-review.ts'
import { CaseCommandDialog } from './case-command-dialog.tsx'
import { type Correction, correctableGroups, correctionSummary, newCorrection } from './corrections.ts'

interface ItemProps {
  item: string
  chosen: Correction | undefined
  onChange: (correction: Correction | undefined) => void
}

/** One item that can be chosen for correction; once chosen, its reason. */
const CorrectionItem = ({ item, chosen, onChange }: ItemProps) => {
  const label = itemLabel(item)
  return (
    <div className="return-item">
      <div className="form-check">
        <input
          type="checkbox"
          className="form-check-input"
          id={item}
          checked={chosen !== undefined}
          onChange={() => onChange(chosen ? undefined : newCorrection(item))}
        />
        <label className="form-check-label" htmlFor={item}>
          {label}
        </label>
      </div>
      {chosen && (
        <div className="return-reason">
          <select
            className="form-select"
            aria-label={`${label}: reason`}
            value={chosen.reason}
            onChange={(event) => onChange({ ...chosen, reason: event.target.value as CorrectionReason })}
          >
            {Object.entries(correctionReasons).map(([reason, label]) => (
              <option key={reason} value={reason}>
                {label}
              </option>
            ))}
          </select>
          <input
            type="text"
            className="form-control"
            aria-label={`${label}: in your own words (optional)`}
            placeholder="In your own words (optional)"
            dir="auto"
            maxLength={300}
            value={chosen.words}
            onChange={(event) => onChange({ ...chosen, words: event.target.value })}
          />
        </div>
      )}
    </div>
  )
}

const Preview = ({ corrections }: { corrections: Correction[] }) => (
  <section className="return-preview" aria-labelledby="preview">
    <h3 id="preview">The applicant will read</h3>
    {corrections.length === 0 ? (
      <p>Nothing is chosen yet.</p>
    ) : (
      <>
        <p>
          The council asked you to change{' '}
          {corrections.length === 1 ? '1 thing' : `${corrections.length} things`}:
        </p>
        <ul>
          {corrections.map((correction) => (
            <li key={correction.item} dir="auto">
              {correctionSummary(correction)}
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
