import '#web/theme/staff/office-settings.scss'
import { formatDate } from '#shared/kit/format.ts'
import type { ReminderOverview, ReminderPreview } from '#shared/register/records/calendar.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { reminderWords } from '#web/ui/register/reminder-words.ts'
import { whole } from '#web/ui/whole.tsx'
import { emailLabels } from './calendar-words.ts'

/** The e-mail as a holder reads it, and a button that sends it to oneself. */
const Email = ({ email, subject, text }: ReminderPreview) => {
  const flash = useFlash()
  const { send, sending, failure } = useSending(async () => {
    const { message = '' } = await api.calendar.trial({ body: { email } })
    flash.showHere(message)
  })
  return (
    <details className="reminder-email">
      <summary>{emailLabels[email]}</summary>
      <p>
        Subject: <strong>{subject}</strong>
      </p>
      <p className="reminder-text">{whole(text)}</p>
      {failure && <FailureAlert failure={failure} />}
      <Button look="outline" waiting={sending} onClick={() => void send()}>
        {sending ? 'Sending…' : 'Send it to me as a trial'}
        <span className="visually-hidden">: {emailLabels[email]}</span>
      </Button>
    </details>
  )
}

const SentReminders = ({ days }: Pick<ReminderOverview, 'days'>) => (
  <>
    <h3>Sent in the last days</h3>
    {days.length === 0 && <p>None was due yet.</p>}
    <ol className="settings-changes">
      {days.map((day) => (
        <li key={day.day}>
          <strong>{whole(formatDate(day.day))}</strong>: {reminderWords(day)}
        </li>
      ))}
    </ol>
  </>
)

/** The e-mails that remind holders, to read and to try, and what the daily work has sent of them. */
export const ReminderEmails = () => {
  const loaded = useRead(api.calendar.reminders, {})
  return (
    <section className="card settings-history" aria-labelledby="reminders">
      <h2 id="reminders">Emails that remind holders</h2>
      <p>
        Sent at night: 60, 30 and 7 days before a registration ends, on its last day, and 30 days after it. A
        renewal that is with the council stops them. Each is shown here about an example that ends as far from
        today.
      </p>
      <WhenLoaded from={loaded} lines={6}>
        {({ emails, days }) => (
          <>
            {emails.map((email) => (
              <Email key={email.email} {...email} />
            ))}
            <SentReminders days={days} />
          </>
        )}
      </WhenLoaded>
    </section>
  )
}
