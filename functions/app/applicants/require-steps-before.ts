import { StepMissing } from '#shared/errors.ts'
import type { Missing } from '#shared/rules/onboarding.ts'

/** @throws StepMissing that names the step to do first. */
export const requireStepsBefore = (missing: Missing | null): void => {
  if (missing) throw new StepMissing(missing.message, missing.step)
}
