import { Link } from 'react-router-dom'
import { paths, registrationPathOf } from '#shared/paths.ts'
import type { CurrentUser } from '#shared/records/current-user.ts'
import { standingSentence } from '#shared/rules/registration.ts'

/** Why the three screens cannot be used now, and where to go instead. */
export const CannotRenew = ({ user: { registration, application_form: form } }: { user: CurrentUser }) => {
  if (form)
    return (
      <section className="card">
        <p>
          {form.application_title === 'Renewal'
            ? 'Your renewal is with the council.'
            : 'Your application is not finished yet. You can renew after it.'}
        </p>
        <Link className="btn btn-primary" to={registrationPathOf(form)}>
          See your application
        </Link>
      </section>
    )
  return (
    <section className="card">
      <p>
        {registration
          ? standingSentence(registration)
          : 'No registration is linked to your account yet. Use the renewal form, where you enter number and dates.'}
      </p>
      <Link className="btn btn-primary" to={registration ? paths.dashboard : paths.registrationRenewal}>
        {registration ? 'Go to the dashboard' : 'Renewal Registration'}
      </Link>
      {!registration && (
        <p>
          You have a certificate of the council? <Link to={paths.claim}>Claim its number</Link> for your
          account.
        </p>
      )}
    </section>
  )
}
