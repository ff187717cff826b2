import { formatDate } from '#shared/format.ts'
import type { ShownRegistration } from '#shared/records/registration.ts'
import { standingLabels, standingSentence } from '#shared/rules/registration.ts'

/** The entry of the register that the account is linked to. */
export const MyRegistration = ({ registration }: { registration: ShownRegistration }) => {
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
      <p>{standingSentence(registration)}</p>
    </section>
  )
}
