import type { FeeDetails } from '#shared/applications/records/fee.ts'
import { formatDate, formatRupees } from '#shared/kit/format.ts'
import { feeTitles } from '#shared/vocabulary/applications.ts'
import { whole } from '#web/ui/whole.tsx'

export interface TrialResult {
  /** With the confirmed schedules, calculated by the service. */
  details: FeeDetails
  /** With the chosen proposal, calculated in the browser; a proposal sets no fee. */
  proposed?: FeeDetails | undefined
  /** Whether browser and service have the same result. */
  sameResult: boolean
}

/** Spans only: an `<output>` may hold nothing but phrases. */
export const TrialResultView = ({ details, proposed, sameResult }: TrialResult) => {
  const shown = proposed ?? details
  const { schedule } = shown
  return (
    <>
      {feeTitles.map((title) => (
        <span key={title} className="tried-title">
          <span className="fee-about">{title}</span>
          <span className="fee-amount">{formatRupees(shown.amounts[title])}</span>
          {shown.lines[title].map((line) => (
            <span className="fee-line" key={line.label}>
              <span>{line.label}</span> <span>{formatRupees(line.amount)}</span>
            </span>
          ))}
          {proposed && (
            <span className="text-muted">Without the proposal: {formatRupees(details.amounts[title])}</span>
          )}
        </span>
      ))}
      <span className="fee-schedule">
        {schedule.name}, from {whole(formatDate(schedule.effective_from))}
      </span>
      {schedule.sample && <span className="sample-notice">This schedule is a sample.</span>}
      {proposed && (
        <span className="sample-notice">The proposal is not in force: nobody pays by it yet.</span>
      )}
      <span className={sameResult ? 'text-muted' : 'sample-notice'}>
        {sameResult
          ? `${proposed ? 'The confirmed fee was computed' : 'Computed'} here and by the service, with the same result.`
          : 'The schedules on this page are out of date: this is what the service computes. Load the page again.'}
      </span>
    </>
  )
}
