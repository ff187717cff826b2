import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { nextStep, steps } from '#shared/applications/rules/onboarding.ts'
import { interruptedPathOf } from '#web/session/interrupted-path.ts'
import { shortStepNames, startPath } from '#web/ui/steps/steps.ts'
import { stepsComplete, tasksOf } from './tasks.ts'

/** Before the submission: how many steps are complete, and one button: back to where the session ended, else to the next step. */
export const ProgressSummary = ({ user }: { user: CurrentUser }) => {
  const tasks = tasksOf(user)
  const done = tasks.filter((task) => task.state === 'done').length
  const next = nextStep(user)
  const interruptedPath = interruptedPathOf(user.id)
  return (
    <div className="dashboard-lead">
      <div>
        <p>{stepsComplete(tasks)}</p>
        <div className="progress-line" aria-hidden="true">
          <span style={{ width: `${(done / steps.length) * 100}%` }} />
        </div>
      </div>
      {interruptedPath ? (
        <Link className="btn btn-primary btn-large" to={interruptedPath}>
          Continue where you were
        </Link>
      ) : (
        <Link className="btn btn-primary btn-large" to={startPath(next, user)}>
          Continue: {shortStepNames[next]}
        </Link>
      )}
    </div>
  )
}
