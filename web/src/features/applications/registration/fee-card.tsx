import { formatFee } from '#shared/kit/format.ts'
import { type ApplicationTitle, feeTitleOf } from '#shared/vocabulary/applications.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'

interface FeeCardProps {
  title: ApplicationTitle
  /** Issue date of B Pharm / Pharm D, `YYYY-MM-DD`. */
  degreeIssueDate: string
}

/** The fee of this application as the service calculates it today. */
export const FeeCard = ({ title, degreeIssueDate }: FeeCardProps) => {
  const loaded = useApi(
    (signal) => api.fee.calculate({ query: { issue_date: degreeIssueDate } }, { signal }),
    [degreeIssueDate],
  )
  const feeTitle = feeTitleOf[title]
  return (
    <WhenLoaded from={loaded} lines={3}>
      {({ details: { amounts, lines, schedule } }) => (
        <section className="card" aria-labelledby="fee">
          <h2 id="fee">Fee: {formatFee(amounts[feeTitle])}</h2>
          <ul>
            {lines[feeTitle].map(({ label, amount }) => (
              <li key={label}>
                {label}: {formatFee(amount)}
              </li>
            ))}
          </ul>
          {schedule.sample && (
            <p className="sample-notice">This is a sample. The council has not set its own figures yet.</p>
          )}
        </section>
      )}
    </WhenLoaded>
  )
}
