import '#web/theme/applications/fee.scss'
import { formatDate, formatFee } from '#shared/kit/format.ts'
import { whole } from '#web/ui/whole.tsx'
import type { FeeResult } from './last-result.ts'

/**
 * The amount, the lines that explain it, and the schedule it comes from.
 * Spans only: an `<output>` may hold nothing but phrases.
 */
export const FeeResultView = ({ result }: { result: FeeResult }) => {
  const { title, details } = result
  return (
    <>
      <span className="fee-about">
        {title}, degree issued on {whole(formatDate(result.date_of_issue_degree))}
      </span>
      <span className="fee-amount">{formatFee(details.amounts[title])}</span>
      {details.lines[title].map((line) => (
        <span className="fee-line" key={line.label}>
          <span>{line.label}</span> <span>{formatFee(line.amount)}</span>
        </span>
      ))}
      <span className="fee-schedule">{details.schedule.name}</span>
      {details.schedule.sample && (
        <span className="sample-notice">This is a sample. The council has not set its own figures yet.</span>
      )}
    </>
  )
}
