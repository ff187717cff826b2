import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { formatDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import type { ShownRegistration } from '#shared/register/records/registration.ts'
import { standingLabels, standingSentence } from '#shared/register/rules/registration.ts'
import { useSession } from '#web/session/session-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { BeginRenewal } from '#web/ui/renewal/begin-renewal.tsx'
import { renewalState } from '#web/ui/renewal/renewal-state.ts'

/** During the renewal period: the link to the three screens of a renewal. */
const RenewRegistration = () => {
  const { user } = useSession()
  const state = renewalState(user)
  if (state === 'former' && user.application_form) return <BeginRenewal former={user.application_form} />
  return (
    state === 'ready' && (
      <div className="page-actions">
        <ButtonLink look="primary" to={paths.renewal}>
          Renew your registration
        </ButtonLink>
      </div>
    )
  )
}

const isRenewing = ({ application_form: form }: CurrentUser): boolean =>
  form?.application_title === 'Renewal' && isOpen(form.status)

/** The entry of the register that the account is linked to. */
export const MyRegistration = ({ registration }: { registration: ShownRegistration }) => {
  const { user } = useSession()
  const { number, standing, valid_until } = registration
  return (
    <section className="card my-registration" aria-labelledby="my-registration">
      <div className="card-head">
        <h2 id="my-registration">My registration</h2>
        <span className={`status ${standing === 'active' ? '' : 'status-needed'}`}>
          {standingLabels[standing]}
        </span>
      </div>
      <p>
        Registration number: <strong>{number}</strong>
      </p>
      <p>
        Valid until: <strong>{formatDate(valid_until)}</strong>
      </p>
      {isRenewing(user) ? (
        <p>Your renewal is with the council.</p>
      ) : (
        <>
          <p>{standingSentence(registration)}</p>
          <RenewRegistration />
        </>
      )}
      <p>
        <Link to={paths.ownRegistration}>History, changes and statement of registration</Link>
      </p>
    </section>
  )
}
