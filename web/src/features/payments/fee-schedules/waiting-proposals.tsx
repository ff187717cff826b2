import { useState } from 'react'
import type { FeeScheduleList } from '#shared/payments/records/fee-schedule-list.ts'
import type { FeeScheduleProposal } from '#shared/payments/records/fee-schedule-proposal.ts'
import type { ProposalAction } from '#shared/staff/rules/second-person.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { useBegunDialogs } from '#web/ui/form/use-dialog-command.ts'
import { ProposalCard } from './proposal-card.tsx'
import { ProposalDialog, refusalKey } from './proposal-dialog.tsx'

interface WaitingProposalsProps {
  list: FeeScheduleList
  onSettled: (message: string) => void
  onOutdated: () => void
}

/** The proposals that wait for a second person, above everything else; nothing if there are none. */
export const WaitingProposals = ({ list, onSettled, onOutdated }: WaitingProposalsProps) => {
  const { admin } = useAdminSession()
  const isBegun = useBegunDialogs()
  const [chosen, setChosen] = useState<{ proposal: FeeScheduleProposal; action: ProposalAction } | undefined>(
    () => {
      const proposal = list.proposals.find((one) => isBegun(refusalKey(one)))
      return proposal && { proposal, action: 'refuse' }
    },
  )
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
            onAct={(action) => setChosen({ proposal, action })}
          />
        ))}
      </ul>
      {chosen && (
        <ProposalDialog
          {...chosen}
          onClose={() => setChosen(undefined)}
          onOutdated={() => {
            setChosen(undefined)
            onOutdated()
          }}
          onDone={(message) => {
            setChosen(undefined)
            onSettled(message)
          }}
        />
      )}
    </section>
  )
}
