import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { FeeScheduleList } from '#shared/payments/records/fee-schedule-list.ts'
import { isTooLate, proposalTitle, tooLate } from '#shared/payments/rules/fee-schedule-proposals.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'

/** Other people's proposals for fee schedules, with links to the page where they are confirmed or refused. */
export const SchedulesToConfirm = ({ proposals, today }: Pick<FeeScheduleList, 'proposals' | 'today'>) => (
  <section className="card work-group" aria-labelledby="work-schedules">
    <h3 id="work-schedules">
      <Link to={paths.adminFeeSchedules}>
        Fee schedules to confirm <span className="work-count">{proposals.length}</span>
      </Link>
    </h3>
    <ul className="work-rows">
      {proposals.map((proposal) => (
        <li className="work-row" key={proposal.id}>
          <Link to={paths.adminFeeSchedules} className="work-link">
            <span className="work-name">{proposalTitle(proposal)}</span>
          </Link>
          <span className="work-about">
            Proposed by {inSentence(proposal.by.name)}: <span dir="auto">{proposal.reason}</span>
            {isTooLate(proposal, today) && <span className="work-why">{tooLate}</span>}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
