import { Link } from 'react-router-dom'
import { registrationPathOf } from '#shared/paths.ts'
import type { CurrentUser } from '#shared/records/current-user.ts'
import { isRecalled, recalledSentence } from '#shared/rules/corrections.ts'

/** Shown above everything while the council waits for corrections, and after it took its request back. */
export const ReturnedNotice = ({ user: { application_form: form } }: { user: CurrentUser }) => {
  if (!form || (form.status !== 'returned' && !isRecalled(form))) return null
  const count = form.corrections.length
  return (
    <div className="banner-note" role="status">
      <p>
        {isRecalled(form) ? (
          `${recalledSentence}.`
        ) : (
          <>
            The council has returned your application: {count} {count === 1 ? 'thing is' : 'things are'} to be
            put right. <Link to={registrationPathOf(form)}>See what to do</Link>
          </>
        )}
      </p>
    </div>
  )
}
