import { Link } from 'react-router-dom'
import { dayInKarachi } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import type { ShownRegistration } from '#shared/register/records/account-registration.ts'
import { renewalObstacle } from '#shared/register/rules/registration.ts'
import { noRegistrationNumberYet } from '#shared/vocabulary/applications.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** Instead of the form of a new registration, for who has a registration number already. */
export const AlreadyRegistered = ({ number }: { number: string }) => (
  <section className="card empty-state" aria-labelledby="already-registered">
    <h2 id="already-registered">You are already registered</h2>
    <p>Your registration number is {number}. Renew your registration instead.</p>
    <ButtonLink look="primary" to={paths.registrationRenewal}>
      Renewal Registration
    </ButtonLink>
  </section>
)

/** Above the form of a new registration: the other one, for who was registered before the portal. */
export const NewRegistrationNote = () => (
  <p>
    For a first registration. If you have a registration number, use{' '}
    <Link to={paths.registrationRenewal}>Renewal Registration</Link> instead.
  </p>
)

/** Above the form of a renewal: what the form asks for. */
interface RenewalNoteProps {
  isRegistered: boolean
  /** Their entry of the register. */
  registration: ShownRegistration | null
}

export const RenewalNote = ({ isRegistered, registration }: RenewalNoteProps) => {
  const obstacle = registration && renewalObstacle(registration, dayInKarachi(new Date()))
  return (
    <section className="card" aria-labelledby="renewal-needs">
      <h2 id="renewal-needs">What a renewal needs</h2>
      <ul>
        <li>Your registration number. If you do not know it, leave “{noRegistrationNumberYet}”</li>
        <li>The issue date and the expiry date of your last registration</li>
        <li>Your previous certificate, as a photo or scan</li>
      </ul>
      {obstacle && (
        <p className="banner-note">
          {obstacle}. You may send a renewal now, but the council cannot approve it before: ask it before you
          pay the fee.
        </p>
      )}
      {registration && !obstacle && (
        <p>
          The council has your registration {registration.number}.{' '}
          <Link to={paths.renewal}>Renew it in three screens</Link>, without typing number and dates.
        </p>
      )}
      {!isRegistered && !registration && (
        <p>
          If you have never been registered, use <Link to={paths.registrationNew}>New Registration</Link>{' '}
          instead.
        </p>
      )}
    </section>
  )
}
