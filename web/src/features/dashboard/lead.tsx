import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/records/current-user.ts'
import { nextStep, steps } from '#shared/rules/onboarding.ts'
import { rememberedPlace } from '#web/session/place.ts'
import { startOf, stepNames, tasksOf } from './tasks.ts'

const shortNames = { ...stepNames, registration: 'Registration form' }

/** How far somebody is, and the one button: back to where they were cut off, else the next step. */
export const Lead = ({ user }: { user: CurrentUser }) => {
  const done = tasksOf(user).filter((it) => it.state === 'done').length
  const next = nextStep(user)
  const place = rememberedPlace(user.id)
  return (
    <div className="dashboard-lead">
      <div>
        <p>
          {done} of {steps.length} steps complete
        </p>
        <div className="progress-line" aria-hidden="true">
          <span style={{ width: `${(done / steps.length) * 100}%` }} />
        </div>
      </div>
      {place ? (
        <Link className="btn btn-primary btn-large" to={place}>
          Continue where you were
        </Link>
      ) : (
        <Link className="btn btn-primary btn-large" to={startOf(next, user)}>
          Continue: {shortNames[next]}
        </Link>
      )}
    </div>
  )
}
