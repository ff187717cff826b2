import type { FeeSchedule } from '#shared/applications/records/fee.ts'
import { formatDate } from '#shared/kit/format.ts'
import type { FeeScheduleList } from '#shared/payments/records/fee-schedule-list.ts'
import type { FeeScheduleProposal } from '#shared/payments/records/fee-schedule-proposal.ts'
import {
  compareProposal,
  type Difference,
  isTooLate,
  proposalTitle,
  tooLate,
} from '#shared/payments/rules/fee-schedule-proposals.ts'
import { type ProposalAction, personObstacle } from '#shared/staff/rules/second-person.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { actionLabels } from '#web/ui/office/settle-proposal.tsx'
import { whole } from '#web/ui/whole.tsx'

const columnsFrom = (firstDay: string) =>
  [
    { heading: `From ${formatDate(firstDay)}`, cell: ({ part }: Difference) => part },
    { heading: 'Without it', cell: ({ before }: Difference) => before },
    { heading: 'Proposed', cell: ({ after }: Difference) => <strong>{whole(after)}</strong> },
  ] as const

/** The fees from the first day on, without the proposal and with it: only the differences, title by title. */
const ProposalComparison = ({
  schedules,
  proposal,
}: {
  schedules: FeeSchedule[]
  proposal: FeeScheduleProposal
}) => {
  const { names, titles } = compareProposal(schedules, proposal)
  const rows = [
    ...(names.before === names.after ? [] : [{ part: 'Schedule', ...names }]),
    ...titles.flatMap(({ title, differences }) =>
      differences.map((difference) => ({
        ...difference,
        part: `${title}: ${difference.part.toLowerCase()}`,
      })),
    ),
  ]
  const same = titles.filter(({ differences }) => differences.length === 0)
  return (
    <>
      {rows.length > 0 && (
        <DataTable
          caption="What would change"
          className="table-cards proposal-comparison"
          columns={columnsFrom(proposal.first_day)}
          rows={rows}
          keyOf={({ part }) => part}
        />
      )}
      {same.length > 0 && (
        <p className="text-muted">No change: {same.map(({ title }) => title).join(', ')}.</p>
      )}
    </>
  )
}

interface ProposalCardProps {
  proposal: FeeScheduleProposal
  list: FeeScheduleList
  /** The id of who looks at it. */
  staffId: string
  onAct: (action: ProposalAction) => void
}

const actions = ['confirm', 'refuse', 'withdraw'] as const

/** A proposal that waits for a second person: what would change, who proposed it and why, and what the reader may do. */
export const ProposalCard = ({ proposal, list, staffId, onAct }: ProposalCardProps) => {
  const title = proposalTitle(proposal)
  const late = isTooLate(proposal, list.today)
  const hint = late ? tooLate : personObstacle('confirm', proposal, staffId)
  return (
    <li className="card">
      <div className="card-head">
        <h3>{whole(title)}</h3>
        <span className="status status-needed">{late ? 'Too late' : 'Not in force'}</span>
      </div>
      <p>
        Proposed by {inSentence(proposal.by.name)}, {whole(formatMoment(proposal.at))}
      </p>
      <Typed as="p" className="proposal-reason">
        {proposal.reason}
      </Typed>
      <ProposalComparison schedules={list.schedules} proposal={proposal} />
      {hint && <p>{hint}.</p>}
      <div className="page-actions">
        {actions
          .filter((action) => !personObstacle(action, proposal, staffId))
          .filter((action) => !(late && action === 'confirm'))
          .map((action) => (
            <Button
              key={action}
              look={action === 'confirm' ? 'primary' : undefined}
              aria-label={`${actionLabels[action]}, ${title}`}
              onClick={() => onAct(action)}
            >
              {actionLabels[action]}
            </Button>
          ))}
      </div>
    </li>
  )
}
