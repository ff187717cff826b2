import type { CaseRecord } from '#shared/cases/records/case.ts'
import type { CaseReview } from '../use-case-review.ts'
import { CaseCommandDialog } from './case-command-dialog.tsx'
import {
  DecisionFacts,
  documentsFact,
  papersFact,
  paymentFact,
  recommendationFact,
  warningsFact,
} from './decision-facts.tsx'

/** How the approval changes the registration. */
const outcomeOf = ({ application_form: form, registration }: CaseRecord): string => {
  if (form.application_title === 'Renewal')
    return `The registration ${registration?.number ?? form.registration_number ?? form.registrationNo} is renewed.`
  return form.registration_number
    ? `The registration number ${form.registration_number} is valid again.`
    : 'A registration number is issued.'
}

/** The decision of the registrar, with all facts for it. */
export const ApproveDialog = ({ review }: { review: CaseReview }) => {
  const { caseRecord } = review
  const { obstacles } = caseRecord
  return (
    <CaseCommandDialog review={review} action="approve" onSubmit={() => void review.acts.perform('approve')}>
      <ul className="case-outcome">
        <li>{outcomeOf(caseRecord)}</li>
        <li>
          The applicant gets an email
          {!caseRecord.account.email_confirmed && ', at an address that is not confirmed yet'}.
        </li>
      </ul>
      {obstacles.length > 0 && (
        <div className="banner-note">
          <p>Obstacles:</p>
          <ul>
            {obstacles.map((obstacle) => (
              <li key={obstacle}>{obstacle}</li>
            ))}
          </ul>
        </div>
      )}
      <DecisionFacts
        facts={[
          recommendationFact(caseRecord),
          paymentFact(caseRecord),
          warningsFact(caseRecord),
          papersFact(caseRecord),
          documentsFact(caseRecord),
        ]}
      />
    </CaseCommandDialog>
  )
}
