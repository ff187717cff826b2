/** Which columns of the printed form are blank: any blank column causes rejection. */
import type { PrintOut } from '../records/print-out.ts'
import { fieldLabel, shortLevelNames } from '../vocabulary.ts'
import { requiredLevels } from './onboarding.ts'

export interface BlankColumn {
  label: string
  /** The screen on which it is filled in. */
  path: string
}

export interface BlankColumns {
  /** Printed blank: the council would reject the form. */
  required: BlankColumn[]
  /** Printed as "N/A". */
  optional: BlankColumn[]
}

const applicantPath = '/applications/me/edit'
const contactPath = '/contact-information/me/edit'
const renewalPath = '/registration/renewal'

const isBlank = (text: string | null | undefined): boolean => !text?.trim()

/** The members of a record that are blank, as columns to be filled in on one screen. */
const blanksIn = <T extends object>(record: T, keys: (keyof T & string)[], path: string): BlankColumn[] =>
  keys.filter((key) => isBlank(record[key] as string | null)).map((key) => ({ label: fieldLabel(key), path }))

const blankQualifications = (printOut: PrintOut): BlankColumn[] =>
  requiredLevels.flatMap((level) => {
    const held = printOut.qualification_information.find(
      (qualification) => qualification.qualification_level === level,
    )
    const query = `qualification_level=${encodeURIComponent(level)}`
    if (!held) return [{ label: shortLevelNames[level], path: `/qualification-information/create?${query}` }]
    return blanksIn(
      held,
      ['name_of_institute', 'board_university', 'year_of_passing'],
      `/qualification-information/me/edit?${query}`,
    ).map((column) => ({ ...column, label: `${shortLevelNames[level]}: ${column.label}` }))
  })

/** The blank columns in the order in which the form prints them, each with the screen that fills it. */
export const blankColumns = (printOut: PrintOut): BlankColumns => {
  const { applicant, application_form: form, contact_information: contact } = printOut
  const renewal = form.application_title === 'Renewal'
  return {
    required: [
      ...blanksIn(applicant, ['photo'], applicantPath),
      ...blanksIn(
        form,
        renewal ? ['registrationNo', 'issueDate', 'expiryDate'] : ['registrationNo'],
        renewal ? renewalPath : '/registration/new',
      ),
      ...blanksIn(
        applicant,
        ['name', 'father_name', 'date_of_birth', 'domicile', 'country_of_birth'],
        applicantPath,
      ),
      ...blankQualifications(printOut),
      ...blanksIn(contact, ['permanent', 'residential', 'city'], contactPath),
      ...blanksIn(applicant, ['mobile'], applicantPath),
      ...blanksIn(printOut, ['email'], '/portfolio/me/edit'),
    ],
    optional: [
      ...blanksIn(contact, ['professional'], contactPath),
      ...blanksIn(applicant, ['telephoneRes', 'telephoneOffice'], applicantPath),
    ],
  }
}
