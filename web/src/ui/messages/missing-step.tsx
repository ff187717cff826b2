import { Link } from 'react-router-dom'
import type { Missing } from '#shared/applications/rules/onboarding.ts'
import { pathOfStep } from '#shared/paths.ts'

interface MissingStepProps {
  missing: Missing
  /** The page where the missing part is added; by default the page of the step. */
  to?: string
}

/** Shown instead of a form while an earlier step is missing. */
export const MissingStep = ({ missing, to = pathOfStep[missing.step] }: MissingStepProps) => (
  <div className="card empty-state">
    <p>
      <Link to={to}>{missing.message}</Link>
    </p>
  </div>
)
