import { nextStepText } from '#shared/cases/rules/next-steps.ts'
import { Escalation } from '../escalation/escalation.tsx'
import { CaseRegistration } from '../register/case-registration.tsx'
import type { CaseReview } from '../use-case-review.ts'
import { CaseReturns } from './case-returns.tsx'
import { PendingAction } from './pending-action.tsx'
import { RecommendationNote } from './recommendation.tsx'
import { WithheldActions } from './withheld-actions.tsx'

/** Who acts next, and the basis of the decision. */
export const CaseDecision = ({ review }: { review: CaseReview }) => {
  const { caseRecord } = review
  const { actions, own, withheld, review: stored, application_form: form } = caseRecord
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
      <PendingAction review={review} />
      {actions.length === 0 && withheld.length === 0 && !stored.pending && !own && (
        <p className="text-muted">No action is needed from you now.</p>
      )}
      <WithheldActions record={caseRecord} />
      <RecommendationNote record={caseRecord} />
      <CaseReturns record={caseRecord} />
    </section>
  )
}
