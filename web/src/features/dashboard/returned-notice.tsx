import { Link } from 'react-router-dom'
import { registrationPathOf } from '#shared/paths.ts'
import type { CurrentUser } from '#shared/records/current-user.ts'

/** Shown above everything while the council waits for corrections. */
export const ReturnedNotice = ({ user: { application_form: form } }: { user: CurrentUser }) =>
  form?.status === 'returned' ? (
    <div className="banner-note" role="status">
      <p>
        The council has returned your application: {form.corrections.length}{' '}
        {form.corrections.length === 1 ? 'thing is' : 'things are'} to be put right.{' '}
        <Link to={registrationPathOf(form)}>See what to do</Link>
      </p>
    </div>
  ) : null
