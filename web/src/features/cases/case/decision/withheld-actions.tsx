import type { CaseAction } from '#shared/applications/rules/application-lifecycle.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { caseActionLabels } from './action-labels.ts'

/** Why this person cannot do what they might expect to do now; of an approval everything that is missing at once. */
export const WithheldActions = ({ record: { withheld, obstacles } }: { record: CaseRecord }) => (
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
