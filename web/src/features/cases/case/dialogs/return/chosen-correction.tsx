import { itemLabel } from '#shared/applications/rules/correctable.ts'
import { longestCorrectionNote } from '#shared/cases/records/case.ts'
import type { Snippet } from '#shared/staff/records/office-settings.ts'
import { type CorrectionReason, correctionReasons } from '#shared/vocabulary/applications.ts'
import { Button } from '#web/ui/button.tsx'
import { asTyped } from '#web/ui/language/typed.tsx'
import { InsertText } from '../snippets/insert-text.tsx'
import { useInsertion } from '../snippets/use-insertion.ts'
import type { Correction } from './corrections.ts'

interface ChosenCorrectionProps {
  correction: Correction
  /** Texts that can be inserted into the note. */
  snippets: Snippet[]
  onChange: (correction: Correction) => void
  onRemove: () => void
}

/** One thing that is to be corrected, with the reason and the note that the applicant reads. */
export const ChosenCorrection = ({ correction, snippets, onChange, onRemove }: ChosenCorrectionProps) => {
  const label = itemLabel(correction.item)
  const note = {
    value: correction.words,
    onValue: (words: string) => onChange({ ...correction, words }),
    longest: longestCorrectionNote,
    oneLine: true,
  }
  const { field, insertion } = useInsertion<HTMLInputElement>(note)
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
        {...asTyped(note.value)}
        maxLength={note.longest}
        value={note.value}
        {...field}
        onChange={(event) => note.onValue(event.target.value)}
      />
      <Button small aria-label={`Remove ${label}`} onClick={onRemove}>
        Remove
      </Button>
      <InsertText snippets={snippets} insertion={insertion} into={`${label}: note`} />
    </li>
  )
}
