import { itemLabel } from '#shared/rules/correctable.ts'
import { type CorrectionReason, correctionReasons } from '#shared/vocabulary.ts'
import { type Correction, newCorrection } from './corrections.ts'

interface ItemProps {
  item: string
  chosen: Correction | undefined
  onChange: (correction: Correction | undefined) => void
}

/** One item that can be chosen for correction; once chosen, its reason. */
export const CorrectionItem = ({ item, chosen, onChange }: ItemProps) => {
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
