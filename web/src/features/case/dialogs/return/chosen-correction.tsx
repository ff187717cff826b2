import { itemLabel } from '#shared/rules/correctable.ts'
import { type CorrectionReason, correctionReasons } from '#shared/vocabulary.ts'
import type { Correction } from './corrections.ts'

interface ChosenCorrectionProps {
  correction: Correction
  onChange: (correction: Correction) => void
  onRemove: () => void
}

/** One thing that is to be corrected, with the reason and the note that the applicant reads. */
export const ChosenCorrection = ({ correction, onChange, onRemove }: ChosenCorrectionProps) => {
  const label = itemLabel(correction.item)
  return (
    <li className="chosen-correction">
      <strong>{label}</strong>
      <select
        className="form-select"
        aria-label={`${label}: reason`}
        value={correction.reason}
        onChange={(event) => onChange({ ...correction, reason: event.target.value as CorrectionReason })}
      >
        {Object.entries(correctionReasons).map(([reason, text]) => (
          <option key={reason} value={reason}>
            {text}
          </option>
        ))}
      </select>
      <input
        type="text"
        className="form-control"
        aria-label={`${label}: note (optional)`}
        placeholder="Note (optional)"
        dir="auto"
        maxLength={300}
        value={correction.words}
        onChange={(event) => onChange({ ...correction, words: event.target.value })}
      />
      <button
        type="button"
        className="btn btn-small btn-outline-secondary"
        aria-label={`Remove ${label}`}
        onClick={onRemove}
      >
        Remove
      </button>
    </li>
  )
}
