import { Link } from 'react-router-dom'
import { pathOfStep } from '#shared/paths.ts'
import type { Missing } from '#shared/rules/onboarding.ts'

interface MissingStepProps {
  missing: Missing
  /** Where the missing part is added; the step's own page where nothing is said. */
  to?: string
}

/** Stands where a form would, while an earlier step is missing. */
export const MissingStep = ({ missing, to = pathOfStep[missing.step] }: MissingStepProps) => (
  <div className="card empty-state">
    <p>
      <Link to={to}>{missing.message}</Link>
    </p>
  </div>
)
