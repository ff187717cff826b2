import type { FeeSchedule } from '#shared/applications/records/fee.ts'
import { formatDate } from '#shared/kit/format.ts'
import type { FeeScheduleProposal } from '#shared/payments/records/fee-schedule-proposal.ts'
import { compareProposal, type Difference } from '#shared/payments/rules/fee-schedule-proposals.ts'
import { DataTable } from '#web/ui/data-table.tsx'

const columnsFrom = (firstDay: string) =>
  [
    { heading: `From ${formatDate(firstDay)}`, cell: ({ part }: Difference) => part },
    { heading: 'Without it', cell: ({ before }: Difference) => before },
    { heading: 'Proposed', cell: ({ after }: Difference) => <strong>{after}</strong> },
  ] as const

/** The fees from the first day on, without the proposal and with it: only the differences, title by title. */
export const ProposalComparison = ({
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
