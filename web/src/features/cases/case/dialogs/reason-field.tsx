import { longestActionReason } from '#shared/cases/records/case.ts'
import type { Snippet } from '#shared/staff/records/office-settings.ts'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { asTyped } from '#web/ui/language/typed.tsx'
import type { CaseReview } from '../use-case-review.ts'
import { InsertText } from './snippets/insert-text.tsx'
import { useInsertion } from './snippets/use-insertion.ts'

interface ReasonFieldProps {
  review: CaseReview
  label?: string
  hint?: string
  optional?: boolean
  /** Texts that can be inserted, where the applicant reads the reason. */
  snippets?: Snippet[]
  value: string
  onValue: (value: string) => void
}

/** The reason of an action, or a note that goes with it. */
export const ReasonField = (props: ReasonFieldProps) => {
  const { review, label = 'Reason', snippets = [], value, onValue, ...frame } = props
  const { field, insertion } = useInsertion<HTMLTextAreaElement>({
    value,
    onValue,
    longest: longestActionReason,
  })
  return (
    <FieldFrame
      {...frame}
      name="reason"
      label={label}
      error={review.commands.problem?.errors?.reason?.join(', ')}
    >
      {(input) => (
        <>
          <textarea
            {...input}
            className="form-control"
            rows={3}
            {...asTyped(value)}
            maxLength={longestActionReason}
            value={value}
            {...field}
            onChange={(event) => onValue(event.target.value)}
          />
          <InsertText snippets={snippets} insertion={insertion} into={label} />
        </>
      )}
    </FieldFrame>
  )
}
