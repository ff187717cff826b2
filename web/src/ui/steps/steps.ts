/** The steps of the onboarding as people see them: their names, where they begin, and what follows. */
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { missingLevels, nextStep } from '#shared/applications/rules/onboarding.ts'
import { addQualificationPath, pathOfStep, paths, printOutPathOf } from '#shared/paths.ts'
import { type OnboardingStep, steps } from '#shared/vocabulary/onboarding-steps.ts'
import { shortLevelNames } from '#shared/vocabulary/people.ts'
import { useSession } from '#web/session/session-context.ts'
import { useReturnPath } from '#web/ui/form/return-path.ts'

/**
 * The save button of a step that is filled in for the first time says "Save and continue".
 * @param record null for a new one
 */
export const useSaveLabel = (record: unknown): string | undefined => {
  const { user } = useSession()
  const returnPath = useReturnPath('')
  return record === null && !user.application_form && !returnPath ? 'Save and continue' : undefined
}

/** The steps by the names of the sidebar. */
export const stepNames: Record<OnboardingStep, string> = {
  applicant: 'Personal information',
  'contact-information': 'Contact information',
  'qualification-information': 'Qualification information',
  registration: 'Registration form, New or Renewal',
  'print-out': 'PrintOut Registration',
}

/** The same, where one of them follows "Continue:". */
export const shortStepNames: Record<OnboardingStep, string> = {
  ...stepNames,
  registration: 'Registration form',
}

/** The page where a step is begun. */
export const startPath = (step: OnboardingStep, user: CurrentUser): string =>
  ({
    ...pathOfStep,
    applicant: paths.applicationsCreate,
    'contact-information': paths.contactInformationCreate,
    registration:
      user.registration || user.registration_number ? paths.registrationRenewal : paths.registrationNew,
    'print-out': printOutPathOf(user.application_form),
  })[step]

/** The next page after a step, before the submission; null if something of this step or an earlier one is missing. */
export const wayOn = (step: OnboardingStep, user: CurrentUser): { name: string; path: string } | null => {
  const next = nextStep(user)
  const order = steps.indexOf(next) - steps.indexOf(step)
  const [level] = missingLevels(user)
  if (user.application_form || order < 0) return null
  if (next === 'qualification-information' && level)
    return { name: `${shortLevelNames[level]} qualification`, path: addQualificationPath(level) }
  return order === 0 ? null : { name: shortStepNames[next], path: startPath(next, user) }
}
