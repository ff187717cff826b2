import type { CaseDays } from '#shared/cases/records/case.ts'
import { statusLabels } from '#shared/vocabulary/statuses.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { formatMedian } from '#web/ui/elapsed-time.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'

const DurationTable = ({ steps }: CaseDays) => (
  <div className="card">
    <table className="table table-durations">
      <caption>Days until a case moves on, over the last 13 weeks</caption>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Median</th>
          <th scope="col">Cases</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ status, cases, median }) => (
          <tr key={status}>
            <th scope="row">{statusLabels[status]}</th>
            <td>{formatMedian(median)}</td>
            <td>{cases}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** How long cases stay in each status: half of them took less, half took more. */
export const StatusDurations = () => {
  const loaded = useRead(api.cases.days, {})
  return (
    <section className="status-durations" aria-labelledby="status-durations">
      <h2 id="status-durations">Days in each step</h2>
      <WhenLoaded from={loaded} lines={8}>
        {({ steps }) => <DurationTable steps={steps} />}
      </WhenLoaded>
    </section>
  )
}
