import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import type { ShownRegistration } from '#shared/register/records/account-registration.ts'
import { holderStanding } from '#shared/register/rules/holder-standing.ts'
import { standingLabels } from '#shared/register/rules/registration.ts'
import { useSession } from '#web/session/session-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { BeginRenewal } from '#web/ui/renewal/begin-renewal.tsx'
import { goingOn, renewalState } from '#web/ui/renewal/renewal-state.ts'
import { whole } from '#web/ui/whole.tsx'

/** During the renewal period: the link to the three screens of a renewal. */
const RenewRegistration = () => {
  const { user } = useSession()
  const state = renewalState(user)
  if (state === 'former' && user.application_form) return <BeginRenewal former={user.application_form} />
  return (
    state === 'ready' && (
      <div className="page-actions">
        <ButtonLink look="primary" to={paths.renewal} state={goingOn(user)}>
          Renew your registration
        </ButtonLink>
      </div>
    )
  )
}

const isRenewing = ({ application_form: form }: CurrentUser): boolean =>
  form?.application_title === 'Renewal' && isOpen(form.status)

/** The entry of the register that the account is linked to: what a holder comes for. */
export const MyRegistration = ({ registration }: { registration: ShownRegistration }) => {
  const { user } = useSession()
  const { number, standing } = registration
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
      <p>{whole(holderStanding(registration, isRenewing(user), dayInKarachi(new Date())))}</p>
      {!isRenewing(user) && <RenewRegistration />}
      <p className="tasks-note">
        <Link to={paths.ownRegistration}>Certificate, statement, letters, changes and history</Link>
      </p>
    </section>
  )
}
