import type { Missing } from '#shared/applications/rules/onboarding.ts'
import { StepMissing } from '#shared/kit/errors.ts'

/** @throws StepMissing that names the step to do first. */
export const requireStepsBefore = (missing: Missing | null): void => {
  if (missing) throw new StepMissing(missing.message, missing.step)
}
