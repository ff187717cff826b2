import type { FeeScheduleList } from '#shared/payments/records/fee-schedule-list.ts'
import type { FeeScheduleProposal } from '#shared/payments/records/fee-schedule-proposal.ts'
import { isTooLate, proposalTitle, tooLate } from '#shared/payments/rules/fee-schedule-proposals.ts'
import type { ProposalAction } from '#shared/staff/rules/second-person.ts'
import { personObstacle } from '#shared/staff/rules/second-person.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { ProposalComparison } from './proposal-comparison.tsx'

interface ProposalCardProps {
  proposal: FeeScheduleProposal
  list: FeeScheduleList
  /** The id of who looks at it. */
  staffId: string
  onAct: (action: ProposalAction) => void
}

const buttons = [
  ['confirm', 'Confirm', 'btn-primary'],
  ['refuse', 'Refuse', 'btn-outline-secondary'],
  ['withdraw', 'Withdraw', 'btn-outline-secondary'],
] as const

/** A proposal that waits for a second person: what would change, who proposed it and why, and what the reader may do. */
export const ProposalCard = ({ proposal, list, staffId, onAct }: ProposalCardProps) => {
  const title = proposalTitle(proposal)
  const late = isTooLate(proposal, list.today)
  const hint = late ? tooLate : personObstacle('confirm', proposal, staffId)
  return (
    <li className="card">
      <div className="card-head">
        <h3>{title}</h3>
        <span className="status status-needed">{late ? 'Too late' : 'Not in force'}</span>
      </div>
      <p>
        Proposed by {inSentence(proposal.by.name)}, {formatMoment(proposal.at)}
      </p>
      <p className="proposal-reason" dir="auto">
        {proposal.reason}
      </p>
      <ProposalComparison schedules={list.schedules} proposal={proposal} />
      {hint && <p>{hint}.</p>}
      <div className="page-actions">
        {buttons
          .filter(([action]) => !personObstacle(action, proposal, staffId))
          .filter(([action]) => !(late && action === 'confirm'))
          .map(([action, label, look]) => (
            <button
              key={action}
              type="button"
              className={`btn ${look}`}
              aria-label={`${label}, ${title}`}
              onClick={() => onAct(action)}
            >
              {label}
            </button>
          ))}
      </div>
    </li>
  )
}
