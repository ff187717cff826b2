import '#web/theme/staff/office-settings.scss'
import { formatDate } from '#shared/kit/format.ts'
import type { ReminderDay } from '#shared/register/records/reminder.ts'
import { reminderWords } from '#web/ui/register/reminder-words.ts'

/** The reminders that the daily work has sent to holders whose registration ends, newest day first. */
export const Reminders = ({ days }: { days: ReminderDay[] }) => (
  <section className="card settings-history" aria-labelledby="reminders">
    <h2 id="reminders">Reminders of renewals</h2>
    <p>
      Holders get an email 60, 30 and 7 days before their registration ends, on its last day, and 30 days
      after it. A renewal stops them.
    </p>
    {days.length === 0 && <p>None was due yet.</p>}
    <ol className="settings-changes">
      {days.map((day) => (
        <li key={day.day}>
          <strong>{formatDate(day.day)}</strong>: {reminderWords(day)}
        </li>
      ))}
    </ol>
  </section>
)
