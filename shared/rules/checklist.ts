/** The documents handed in with the printed application (specification, section 2: Print-out; section 9). */
import type { ApplicationTitle } from '../vocabulary.ts'

export interface ChecklistItem {
  document: string
  copies: number
}

const copiesOfDegreeAndTranscript = 2 // specification, section 9
const copiesOfOthers = 1 // specification, section 9
const photographs = 4 // specification, section 9

const one = (document: string): ChecklistItem => ({ document, copies: copiesOfOthers })

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
  one('Pay order (or demand draft), copy'),
  one('Biometric slip'),
]

/** The row in which the versions differ. The specification names both versions, not the difference: our choice. */
const ownItem: Record<ApplicationTitle, ChecklistItem> = {
  Renewal: one('Registration certificate that is to be renewed'),
  Registration: one('This application form, signed'),
}

/** The 13 rows of the checklist: the renewal version for a renewal, otherwise the fresh version. */
export const checklistOf = (title: ApplicationTitle): ChecklistItem[] => [...inBothVersions, ownItem[title]]
