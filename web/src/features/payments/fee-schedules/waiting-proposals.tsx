import { useState } from 'react'
import type { FeeScheduleList } from '#shared/payments/records/fee-schedule-list.ts'
import type { FeeScheduleProposal } from '#shared/payments/records/fee-schedule-proposal.ts'
import { proposalTitle, proposedEvent } from '#shared/payments/rules/fee-schedule-proposals.ts'
import type { ProposalAction } from '#shared/staff/rules/second-person.ts'
import { api } from '#web/api/client.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { ReasonField } from '#web/ui/fields/reason-field.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useBegunDialogs, useDialogCommand } from '#web/ui/form/use-dialog-command.ts'
import { ProposalCard } from './proposal-card.tsx'

/** Only a refusal has a text that could be lost. */
const refusalKey = ({ id }: Pick<FeeScheduleProposal, 'id'>): string => `refuse-proposal:${id}`

interface ProposalDialogProps {
  proposal: FeeScheduleProposal
  action: ProposalAction
  onClose: () => void
  onOutdated: () => void
  onDone: (message: string) => void
}

const labels: Record<ProposalAction, string> = { confirm: 'Confirm', refuse: 'Refuse', withdraw: 'Withdraw' }

const explanationOf = (action: ProposalAction, proposal: FeeScheduleProposal): string => {
  if (action === 'refuse')
    return 'Nothing changes. The person who proposed it reads your reason in the list of changes.'
  if (action === 'withdraw') return 'Nothing changes. You can propose something else afterwards.'
  return proposedEvent(proposal) === 'REMOVED'
    ? 'The schedule will not begin. The one before it stays in force.'
    : 'Fees are calculated by it from its first day on.'
}

/** Asks before a proposal is confirmed, refused or withdrawn; a refusal needs a reason. */
const ProposalDialog = ({ proposal, action, onClose, onOutdated, onDone }: ProposalDialogProps) => {
  const { values, change, failure, dialog } = useDialogCommand({
    key: action === 'refuse' ? refusalKey(proposal) : `${action}-proposal:${proposal.id}`,
    initial: { reason: '' },
    send: async ({ reason }, keys) => {
      const body = { action, proposal: proposal.id, ...(action === 'refuse' && { reason }) }
      const { message = '' } = await api.feeSchedules.act(
        { params: { first_day: proposal.first_day }, body },
        keys,
      )
      onDone(message)
    },
    onClose: (outdated) => (outdated ? onOutdated() : onClose()),
  })
  return (
    <CommandDialog
      title={`${labels[action]} this proposal?`}
      submitLabel={labels[action]}
      explanation={explanationOf(action, proposal)}
      {...dialog}
    >
      <p>{proposalTitle(proposal)}</p>
      {action === 'refuse' && (
        <ReasonField value={values.reason} onValue={(reason) => change({ reason })} failure={failure} />
      )}
    </CommandDialog>
  )
}

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
