import '#web/theme/office-settings.scss'
import { formatDate } from '#shared/format.ts'
import type { ReminderDay } from '#shared/records/reminder.ts'

const leftOut = [
  ['renewing', 'renewing already'],
  ['without_account', 'without an account'],
  ['unconfirmed', 'without a confirmed email'],
  ['not_renewable', 'suspended or changed'],
] as const

/** "12 sent. Not sent: 3 without an account, 1 renewing already." */
const wordsOf = (day: ReminderDay): string => {
  const others = leftOut.flatMap(([name, words]) => (day[name] > 0 ? [`${day[name]} ${words}`] : []))
  return [
    `${day.sent} sent.`,
    ...(others.length > 0 ? [`Not sent: ${others.join(', ')}.`] : []),
    ...(day.finished ? [] : ['Time ran out: the next run goes on.']),
  ].join(' ')
}

/** What the daily work has sent to holders whose registration ends, newest day first. */
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
          <strong>{formatDate(day.day)}</strong>: {wordsOf(day)}
        </li>
      ))}
    </ol>
  </section>
)
