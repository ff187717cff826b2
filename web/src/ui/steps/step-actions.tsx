import { Link } from 'react-router-dom'
import type { OnboardingStep } from '#shared/vocabulary/onboarding-steps.ts'
import { useSession } from '#web/session/session-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { usePreload } from '#web/ui/page/preload.ts'
import { wayOn } from './steps.ts'

interface StepActionsProps {
  step: OnboardingStep
  /** The form that changes what the page shows; none while there is nothing to change. */
  updatePath?: string
}

/**
 * The buttons next to the heading of a step's page: first the link to the next step, so that a phone shows it below
 * the confirmation of a save.
 */
export const StepActions = ({ step, updatePath }: StepActionsProps) => {
  const on = wayOn(step, useSession().user)
  usePreload(on?.path)
  return (
    <>
      {on && (
        <ButtonLink look="primary" to={on.path}>
          Continue: {on.name}
        </ButtonLink>
      )}
      {updatePath && (
        <Link className={`btn ${on ? 'btn-outline-secondary' : 'btn-primary'}`} to={updatePath}>
          Update
        </Link>
      )}
    </>
  )
}
