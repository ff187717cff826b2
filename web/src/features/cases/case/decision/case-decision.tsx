import type { CaseAction } from '#shared/applications/rules/application-lifecycle.ts'
import { correctionText } from '#shared/applications/rules/correctable.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import type { CaseReturn } from '#shared/cases/records/review.ts'
import { nextStepText } from '#shared/cases/rules/next-steps.ts'
import { Button } from '#web/ui/button.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { whole } from '#web/ui/whole.tsx'
import { Escalation } from '../escalation/escalation.tsx'
import { CaseRegistration } from '../register/case-registration.tsx'
import type { CaseReview } from '../use-case-review.ts'
import { caseActionLabels } from './action-labels.ts'
import { secondPerson } from './messages.ts'
import { RecommendationNote } from './recommendation.tsx'

const Return = ({ entry: { by, at, corrections } }: { entry: CaseReturn }) => (
  <div className="case-statement">
    <p>
      <strong>Returned for correction by {inSentence(by.name)}</strong>{' '}
      <span className="text-muted">{whole(formatMoment(at))}</span>
    </p>
    <ul>
      {corrections.map((correction) => (
        <Typed as="li" key={correction.item}>
          {correctionText(correction)}
        </Typed>
      ))}
    </ul>
  </div>
)

/** What was returned to the applicant and why: the last return at once, earlier ones on request. */
const CaseReturns = ({ record }: { record: CaseRecord }) => {
  const [last, ...earlier] = record.review.returns.toReversed()
  if (!last) return null
  return (
    <>
      <Return entry={last} />
      {earlier.length > 0 && (
        <details className="case-earlier">
          <summary>{earlier.length === 1 ? '1 return before' : `${earlier.length} returns before`}</summary>
          {earlier.map((entry) => (
            <Return key={entry.at} entry={entry} />
          ))}
        </details>
      )}
    </>
  )
}

/** An action that one person has requested and another has to confirm. */
const PendingAction = ({ review }: { review: CaseReview }) => {
  const { pending } = review.caseRecord.review
  if (!pending) return null
  const action = pending.action as CaseAction
  const { label } = caseActionLabels[action]
  const isMine = pending.by.id === review.me
  return (
    <div className="banner-note case-pending">
      <p>
        <strong>{label}</strong>: requested by {isMine ? 'you' : inSentence(pending.by.name)},{' '}
        {whole(formatMoment(pending.at))}. Reason: <Typed>{pending.reason}</Typed>
      </p>
      {isMine ? (
        <p>Waiting for a {secondPerson(action)} to confirm.</p>
      ) : (
        review.caseRecord.actions.includes(action) && (
          <Button look="primary" onClick={() => void review.acts.perform(action)}>
            Confirm: {label}
          </Button>
        )
      )}
    </div>
  )
}

/** Why this person cannot do what they might expect to do now; of an approval everything that is missing at once. */
const WithheldActions = ({ record: { withheld, obstacles } }: { record: CaseRecord }) => (
  <>
    {withheld.map(({ action, reason }) => {
      const reasons = action === 'approve' ? obstacles : [reason]
      return (
        <div key={action} className="case-withheld">
          <p>{caseActionLabels[action as CaseAction].label} is not possible now:</p>{' '}
          <ul>
            {reasons.map((each) => (
              <li key={each}>{each} </li>
            ))}
          </ul>
        </div>
      )
    })}
  </>
)

/** Who acts next, and the basis of the decision. */
export const CaseDecision = ({ review }: { review: CaseReview }) => {
  const { caseRecord } = review
  const { actions, own, entered, withheld, review: stored, application_form: form } = caseRecord
  const nextStep = nextStepText(form)
  return (
    <section className="card case-decision" aria-labelledby="decision">
      <h2 id="decision">Decision</h2>
      <div className="case-next-step">
        {nextStep && <p className="case-next">{nextStep}</p>}
        <Escalation review={review} />
      </div>
      <CaseRegistration review={review} />
      {own && <p className="banner-note">{own}. You can read it, which is recorded.</p>}
      {entered && <p className="banner-note">{entered}. You can record papers and write notes.</p>}
      <PendingAction review={review} />
      {actions.length === 0 && withheld.length === 0 && !stored.pending && !own && !entered && (
        <p className="text-muted">No action is needed from you now.</p>
      )}
      <WithheldActions record={caseRecord} />
      <RecommendationNote record={caseRecord} />
      <CaseReturns record={caseRecord} />
    </section>
  )
}
