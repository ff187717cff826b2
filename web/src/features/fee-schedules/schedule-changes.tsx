import { dayInKarachi, formatDate } from '#shared/format.ts'
import type { FeeScheduleChange } from '#shared/records/fee-schedule.ts'

const changeLabels = { ADDED: 'Added', CHANGED: 'Changed', REMOVED: 'Removed' } as const

/** Who added, changed and removed schedules, newest first. */
export const ScheduleChanges = ({ changes }: { changes: FeeScheduleChange[] }) => (
  <section className="card" aria-labelledby="changes">
    <h2 id="changes">Changes</h2>
    {changes.length === 0 && <p>No changes yet.</p>}
    <ol className="schedule-changes">
      {changes.map(({ event, at, by, before, after }) => (
        <li key={`${at} ${after ?? before}`}>
          <strong>
            {changeLabels[event]} by {by.name}, {formatDate(dayInKarachi(new Date(at)))}
          </strong>
          {after && <p>{after}</p>}
          {before && (
            <p className="text-muted">
              Before: <s>{before}</s>
            </p>
          )}
        </li>
      ))}
    </ol>
  </section>
)
