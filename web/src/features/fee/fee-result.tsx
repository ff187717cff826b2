import { formatDate, formatFee } from '#shared/format.ts'
import type { FeeResult } from './last-result.ts'

/** The amount, the lines that explain it, and the schedule it comes from. */
export const FeeResultView = ({ result }: { result: FeeResult }) => {
  const { title, details } = result
  return (
    <>
      <p className="fee-title">
        {title}, degree issued on {formatDate(result.date_of_issue_degree)}
      </p>
      <p className="fee-amount">{formatFee(details.amounts[title])}</p>
      <table className="fee-lines">
        <caption className="visually-hidden">How the amount comes about</caption>
        <tbody>
          {details.lines[title].map((line) => (
            <tr key={line.label}>
              <th scope="row">{line.label}</th>
              <td>{formatFee(line.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fee-schedule">{details.schedule.name}</p>
      {details.schedule.sample && (
        <p className="sample-notice">This is a sample. The council has not set its own figures yet.</p>
      )}
    </>
  )
}
