import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import {
  isComplete,
  missingBefore,
  missingLevels,
  requiredLevels,
} from '#shared/applications/rules/onboarding.ts'
import { isPrintable } from '#shared/applications/rules/print-sheets.ts'
import { pathOfStep, printOutPathOf, registrationPathOf } from '#shared/paths.ts'
import { type OnboardingStep, steps } from '#shared/vocabulary/onboarding-steps.ts'
import { startPath, stepNames } from '#web/ui/steps/steps.ts'

export interface Task {
  step: OnboardingStep
  name: string
  /** Done, to be done, or not to be started yet. */
  state: 'done' | 'open' | 'locked'
  /** Shown in the row. */
  status: string
  /** For a locked task: the step before it. */
  before?: string
  to: string
}

const statusOf = (step: OnboardingStep, user: CurrentUser): string => {
  const added = requiredLevels.length - missingLevels(user).length
  if (step === 'qualification-information' && added > 0)
    return `${added} of ${requiredLevels.length} required added`
  return step === 'print-out' ? 'Ready to print' : 'Not yet started'
}

const doneStatusOf = (step: OnboardingStep, { application_form: form }: CurrentUser): string =>
  step === 'print-out' && form && !isPrintable(form.status) ? 'Nothing to print' : 'Completed'

/** The page that shows a finished step; a submitted form has the path of its title. */
const viewPath = (step: OnboardingStep, user: CurrentUser): string =>
  ({
    ...pathOfStep,
    registration: registrationPathOf(user.application_form),
    'print-out': printOutPathOf(user.application_form),
  })[step]

const taskOf = (step: OnboardingStep, user: CurrentUser): Task => {
  const name = stepNames[step]
  const missing = missingBefore(step, user)
  if (missing)
    return { step, name, state: 'locked', status: 'Cannot start yet', before: missing.message, to: '' }
  if (isComplete(step, user))
    return { step, name, state: 'done', status: doneStatusOf(step, user), to: viewPath(step, user) }
  return { step, name, state: 'open', status: statusOf(step, user), to: startPath(step, user) }
}

/** The tasks of the dashboard; they are unlocked one after the other, as the entries of the sidebar. */
export const tasksOf = (user: CurrentUser): Task[] => steps.map((step) => taskOf(step, user))

/** "2 of 5 steps complete" */
export const stepsComplete = (tasks: Task[]): string =>
  `${tasks.filter(({ state }) => state === 'done').length} of ${tasks.length} steps complete`
