/** The documents handed in with the printed application. */
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'

export interface ChecklistItem {
  document: string
  copies: number
}

const copiesOfDegreeAndTranscript = 2
const copiesOfOthers = 1
const photographs = 4

const one = (document: string): ChecklistItem => ({ document, copies: copiesOfOthers })

/** The proof of payment. */
export const slipPaper = 'Pay order (or demand draft), copy'

const inBothVersions: ChecklistItem[] = [
  { document: 'Degree (B Pharm / Pharm D)', copies: copiesOfDegreeAndTranscript },
  { document: 'Transcript', copies: copiesOfDegreeAndTranscript },
  one('Enrolment card'),
  one('Intermediate certificate'),
  one('Intermediate marksheet'),
  one('Matriculation certificate'),
  one('Matriculation marksheet'),
  one('CNIC'),
  one('Domicile'),
  { document: 'Passport-size photographs', copies: photographs },
  one(slipPaper),
  one('Biometric slip'),
]

/** The one row in which the two versions differ. */
const ownItem: Record<ApplicationTitle, ChecklistItem> = {
  Renewal: one('Registration certificate that is to be renewed'),
  Registration: one('This application form, signed'),
}

/** The 13 rows of the checklist: the renewal version for a renewal, otherwise the fresh version. */
export const checklistOf = (title: ApplicationTitle): ChecklistItem[] => [...inBothVersions, ownItem[title]]

/** The names of the papers of a renewal. */
export const papersOfRenewals = checklistOf('Renewal').map(({ document }) => document)
