/** The order of onboarding: each step unlocks the next. */

import { type OnboardingStep, steps } from '#shared/vocabulary/onboarding-steps.ts'
import { type QualificationLevel, qualificationLevels, shortLevelNames } from '#shared/vocabulary/people.ts'
import { isPrintingDone, type PrintedForm } from './print-sheets.ts'

/** The parts of a current user that the order looks at. */
export interface Progress {
  applicant: unknown
  contact_information: unknown
  qualification_information: { qualification_level: string }[]
  application_form: PrintedForm | null
  /** The linked entry of the register, in the person's own answer. */
  registration?: unknown
  /** The same, as it is stored. */
  account?: { registration?: unknown }
}

/** M.Phil / M.Pharm is optional, the others are required. */
export const requiredLevels = qualificationLevels.slice(0, 3)

/** Whose registration is linked has shown the school certificates to the council long ago: the degree is left, by which fees are computed. */
export const askedLevels = ({ registration, account }: Pick<Progress, 'registration' | 'account'>) =>
  registration || account?.registration ? requiredLevels.slice(2) : requiredLevels

/** Levels that are asked for and still missing, in their order. */
export const missingLevels = (progress: Progress): QualificationLevel[] => {
  const held = new Set(
    progress.qualification_information.map(({ qualification_level }) => qualification_level),
  )
  return askedLevels(progress).filter((level) => !held.has(level))
}

/** Whether a step is finished. */
export const isComplete = (step: OnboardingStep, progress: Progress): boolean =>
  ({
    applicant: progress.applicant !== null,
    'contact-information': progress.contact_information !== null,
    'qualification-information': missingLevels(progress).length === 0,
    registration: progress.application_form !== null,
    'print-out': progress.application_form !== null && isPrintingDone(progress.application_form),
  })[step]

export interface Missing {
  step: OnboardingStep
  /** A sentence that names what to do first. */
  message: string
}

const firstMissing = (progress: Progress): Missing | null => {
  if (!isComplete('applicant', progress))
    return { step: 'applicant', message: 'Add your personal information first' }
  if (!isComplete('contact-information', progress))
    return { step: 'contact-information', message: 'Add your contact information first' }
  const [level] = missingLevels(progress)
  if (level) return { step: 'qualification-information', message: `Add ${shortLevelNames[level]} first` }
  if (!isComplete('registration', progress))
    return { step: 'registration', message: 'Submit your registration form first' }
  return null
}

/** What must be done before a step, or null when the step may be started. */
export const missingBefore = (step: OnboardingStep, progress: Progress): Missing | null => {
  const missing = firstMissing(progress)
  return missing && steps.indexOf(missing.step) < steps.indexOf(step) ? missing : null
}

/** What must be done before a qualification: contact information, then the levels below it in their order. */
export const missingBeforeLevel = (level: string, progress: Progress): Missing | null => {
  const missing = missingBefore('qualification-information', progress)
  if (missing) return missing
  const [first] = missingLevels(progress)
  const order = (name: string) => (qualificationLevels as readonly string[]).indexOf(name)
  return first && order(first) < order(level)
    ? {
        step: 'qualification-information',
        message: `Levels should be filled in the order listed: add ${shortLevelNames[first]} first`,
      }
    : null
}

/** The step to continue with; the print-out once everything else is done. */
export const nextStep = (progress: Progress): OnboardingStep => firstMissing(progress)?.step ?? 'print-out'

/** Which sidebar entries are shown. */
export const visibleEntries = (progress: Progress) => ({
  contactInformation: progress.applicant !== null,
  qualificationInformation: progress.contact_information !== null,
  registration: progress.qualification_information.length > 0,
  printOut: progress.application_form !== null,
})
