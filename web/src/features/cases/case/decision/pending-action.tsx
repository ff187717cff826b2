import type { CaseAction } from '#shared/applications/rules/application-lifecycle.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import type { CaseReview } from '../use-case-review.ts'
import { caseActionLabels } from './action-labels.ts'
import { secondPerson } from './messages.ts'

/** An action that one person has requested and another has to confirm. */
export const PendingAction = ({ review }: { review: CaseReview }) => {
  const { pending } = review.caseRecord.review
  if (!pending) return null
  const action = pending.action as CaseAction
  const { label } = caseActionLabels[action]
  const isMine = pending.by.id === review.me
  return (
    <div className="banner-note case-pending">
      <p>
        <strong>{label}</strong>: requested by {isMine ? 'you' : inSentence(pending.by.name)},{' '}
        {formatMoment(pending.at)}. Reason: <span dir="auto">{pending.reason}</span>
      </p>
      {isMine ? (
        <p>Waiting for a {secondPerson(action)} to confirm.</p>
      ) : (
        review.caseRecord.actions.includes(action) && (
          <button type="button" className="btn btn-primary" onClick={() => void review.perform(action)}>
            Confirm: {label}
          </button>
        )
      )}
    </div>
  )
}
