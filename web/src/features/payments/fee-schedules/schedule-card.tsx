import { formatDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import type { FeeScheduleRecord } from '#shared/payments/records/fee-schedule.ts'
import { formatFeeRule, isLocked } from '#shared/payments/rules/fee-schedules.ts'
import { feeTitles } from '#shared/vocabulary/applications.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'

interface ScheduleCardProps {
  schedule: FeeScheduleRecord
  today: string
  /** The first day of the schedule that applies today. */
  current: string | undefined
  /** Whether something is proposed for it already. */
  isPending: boolean
  onRemove: () => void
}

const stateLabel = (schedule: FeeScheduleRecord, today: string, current: string | undefined): string => {
  if (!isLocked(schedule, today)) return 'Upcoming'
  return schedule.effective_from === current ? 'Current' : 'Past'
}

/** One schedule; until it begins, a change or its removal can be proposed. */
export const ScheduleCard = ({ schedule, today, current, isPending, onRemove }: ScheduleCardProps) => {
  const { effective_from: firstDay, name, sample, rules } = schedule
  const begins = `From ${formatDate(firstDay)}`
  return (
    <li className="card">
      <div className="card-head">
        <h3>{name}</h3>
        <span className="status">{stateLabel(schedule, today, current)}</span>
      </div>
      <SummaryList
        items={[
          { label: 'First day', value: formatDate(firstDay) },
          ...feeTitles.map((title) => ({ label: title, value: formatFeeRule(rules[title]) })),
        ]}
      />
      {sample && <p className="sample-notice">This is a sample. The council has not set its own fees yet.</p>}
      {isPending && (
        <p className="text-muted">
          What is proposed for this schedule must be confirmed, refused or withdrawn first.
        </p>
      )}
      {!isPending && !isLocked(schedule, today) && (
        <div className="page-actions">
          <ButtonLink
            to={`${paths.adminFeeSchedules}/${encodeURIComponent(firstDay)}`}
            aria-label={`Change ${name}, ${begins}`}
          >
            Change
          </ButtonLink>
          <Button aria-label={`Remove ${name}, ${begins}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      )}
    </li>
  )
}
