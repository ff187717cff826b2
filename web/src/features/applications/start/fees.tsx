import type { FeeRule, FeeSchedule } from '#shared/applications/records/fee.ts'
import { formatRupees } from '#shared/kit/format.ts'
import { formatLateRate } from '#shared/payments/rules/fee-schedules.ts'
import { feeTitles } from '#shared/vocabulary/applications.ts'

const lateSentence = ({ late, grace_in_days }: FeeRule): string =>
  late
    ? ` If your degree was issued more than ${grace_in_days} days before you apply, ${formatLateRate(late)} is added from then on, at most ${formatRupees(late.cap)} more.`
    : ''

/** How the fee is computed, by the schedule in force. Without it the office is asked. */
export const Fees = ({ schedule }: { schedule: FeeSchedule | null }) => {
  if (!schedule) return <p>The portal shows your fee before you submit.</p>
  return (
    <>
      <ul>
        {feeTitles.map((title) => (
          <li key={title}>
            {title}: {formatRupees(schedule.rules[title].base)}.{lateSentence(schedule.rules[title])}
          </li>
        ))}
      </ul>
      {schedule.sample && (
        <p className="sample-notice">This is a sample. The council has not set its own fees yet.</p>
      )}
    </>
  )
}
