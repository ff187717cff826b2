import type { FeeScheduleList } from '#shared/payments/records/fee-schedule-list.ts'
import type { FeeScheduleProposal } from '#shared/payments/records/fee-schedule-proposal.ts'
import { proposalTitle, proposedEvent } from '#shared/payments/rules/fee-schedule-proposals.ts'
import type { ProposalAction } from '#shared/staff/rules/second-person.ts'
import { api } from '#web/api/client.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { useBegunDialogs } from '#web/ui/form/use-dialog-command.ts'
import { useOpenDialog } from '#web/ui/form/use-open-dialog.ts'
import { SettleProposal } from '#web/ui/office/settle-proposal.tsx'
import { ProposalCard } from './proposal-card.tsx'

/** Only a refusal has a text that could be lost. */
const refusalKey = ({ id }: Pick<FeeScheduleProposal, 'id'>): string => `refuse-proposal:${id}`

const explanationOf = (action: ProposalAction, proposal: FeeScheduleProposal): string => {
  if (action === 'refuse')
    return 'Nothing changes. The person who proposed it reads your reason in the list of changes.'
  if (action === 'withdraw') return 'Nothing changes. You can propose something else afterwards.'
  return proposedEvent(proposal) === 'REMOVED'
    ? 'The schedule will not begin. The one before it stays in force.'
    : 'Fees are calculated by it from its first day on.'
}

interface Chosen {
  proposal: FeeScheduleProposal
  action: ProposalAction
}

interface WaitingProposalsProps {
  list: FeeScheduleList
  onChanged: () => void
}

/** The proposals that wait for a second person, above everything else; nothing if there are none. */
export const WaitingProposals = ({ list, onChanged }: WaitingProposalsProps) => {
  const { admin } = useAdminSession()
  const isBegun = useBegunDialogs()
  const { open, setOpen, dialog } = useOpenDialog<Chosen>(onChanged, () => {
    const proposal = list.proposals.find((one) => isBegun(refusalKey(one)))
    return proposal && { proposal, action: 'refuse' }
  })
  if (!admin || list.proposals.length === 0) return null
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="schedules-heading">
        Waiting for confirmation
      </h2>
      <ul className="schedules">
        {list.proposals.map((proposal) => (
          <ProposalCard
            key={proposal.id}
            proposal={proposal}
            list={list}
            staffId={admin.id}
            onAct={(action) => setOpen({ proposal, action })}
          />
        ))}
      </ul>
      {open && (
        <SettleProposal
          action={open.action}
          draft={`proposal:${open.proposal.id}`}
          what="this proposal"
          title={proposalTitle(open.proposal)}
          explanation={explanationOf(open.action, open.proposal)}
          settle={(body, keys) => {
            const { id, first_day } = open.proposal
            return api.feeSchedules.act({ params: { first_day }, body: { ...body, proposal: id } }, keys)
          }}
          {...dialog}
        />
      )}
    </section>
  )
}
