/** The types of applications and fees, and what may be wrong with an application. */

export const applicationTitles = ['Renewal', 'Registration'] as const

export type ApplicationTitle = (typeof applicationTitles)[number]

/** How staff's screens name the type. */
export const applicationTypeLabels: Record<ApplicationTitle, string> = {
  Registration: 'New',
  Renewal: 'Renewal',
}

export const feeTitles = ['New Registration', 'Renewal Registration'] as const

export type FeeTitle = (typeof feeTitles)[number]

export const feeTitleOf: Record<ApplicationTitle, FeeTitle> = {
  Registration: 'New Registration',
  Renewal: 'Renewal Registration',
}

/** What an application carries until it names a registration number. */
export const noRegistrationNumberYet = 'Apply Now'

/** Whether a text names a registration, however "Apply Now" was typed. */
export const isRegistrationNumber = (text: string): boolean =>
  !['', noRegistrationNumberYet.toLowerCase()].includes(text.trim().toLowerCase())

/** Why something is returned for correction; the e-mail and the banner show this sentence and the reviewer's note. */
export const correctionReasons = {
  missing: 'Missing',
  'not-clear': 'Not clear enough to read',
  'does-not-match': 'Does not match the other papers',
  incomplete: 'Not complete',
  'wrong-document': 'Wrong document',
  expired: 'Out of date',
  other: 'See the note',
} as const

export type CorrectionReason = keyof typeof correctionReasons
