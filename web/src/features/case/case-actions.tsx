import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { CaseAction } from '#shared/rules/application-lifecycle.ts'
import { CommandResult } from '#web/ui/messages/command-result.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { caseActionLabels, isDirect, mainActionOf } from './case-action-labels.ts'
import { secondPerson } from './review-messages.ts'
import type { CaseReview } from './use-case-review.ts'

/** An action that one person has requested and another has to confirm. */
const Pending = ({ review }: { review: CaseReview }) => {
  const { pending } = review.caseRecord.review
  if (!pending) return null
  const action = pending.action as CaseAction
  const { label } = caseActionLabels[action]
  const isMine = pending.by.id === review.me
  return (
    <div className="banner-note case-pending">
      <p>
        <strong>{label}</strong>: requested by {isMine ? 'you' : pending.by.name}, {formatMoment(pending.at)}.
        Reason: <span dir="auto">{pending.reason}</span>
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

/** The buttons for what this person can do with the case now. */
export const CaseActions = ({ review, next }: { review: CaseReview; next: string | undefined }) => {
  const section = useRef<HTMLElement>(null)
  const actions = review.caseRecord.actions.filter(
    (action) => action !== review.caseRecord.review.pending?.action,
  ) as CaseAction[]
  const main = mainActionOf(actions)
  // The button that was pressed may be gone: the focus goes to the section that holds the next ones.
  useEffect(() => {
    if (review.note) section.current?.focus({ preventScroll: true })
  }, [review.note])
  return (
    <section className="card case-decision" aria-labelledby="acts" tabIndex={-1} ref={section}>
      <h2 id="acts">Decision</h2>
      <CommandResult note={review.note} problem={review.openAction ? undefined : review.problem}>
        {review.note?.kind === 'done' && next && (
          <p>
            <Link to={next}>Next application in this queue</Link>
          </p>
        )}
      </CommandResult>
      <Pending review={review} />
      {actions.length === 0 && !review.caseRecord.review.pending && (
        <p className="text-muted">No action is needed from you now.</p>
      )}
      <div className="case-buttons">
        {actions.map((action) => (
          <button
            key={action}
            type="button"
            className={action === main ? 'btn btn-primary' : 'btn btn-outline-secondary'}
            aria-disabled={review.busy || undefined}
            onClick={() => (isDirect(action) ? void review.perform(action) : review.openDialog(action))}
          >
            {caseActionLabels[action].label}
          </button>
        ))}
      </div>
    </section>
  )
}
