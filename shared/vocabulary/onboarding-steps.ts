/** The steps to an application, in their order (rules/onboarding.ts). */
export const steps = [
  'applicant',
  'contact-information',
  'qualification-information',
  'registration',
  'print-out',
] as const
export type OnboardingStep = (typeof steps)[number]
