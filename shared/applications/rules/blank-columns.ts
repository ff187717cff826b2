/** Which columns of the printed form are blank: any blank column causes rejection. */

import type { Field, Printed } from '#shared/kit/field.ts'
import { shortLevelNames } from '#shared/vocabulary/people.ts'
import { accountFields } from '../field-tables/account.ts'
import { applicantFields } from '../field-tables/applicant.ts'
import { applicationFormFields } from '../field-tables/application-form.ts'
import { contactInformationFields } from '../field-tables/contact-information.ts'
import { qualificationInformationFields } from '../field-tables/qualification-information.ts'
import { printedIn } from '../field-tables/reading.ts'
import type { PrintOut } from '../records/print-out.ts'
import { requiredLevels } from './onboarding.ts'

export interface BlankColumn {
  label: string
  /** The screen on which it is filled in. */
  path: string
}

interface BlankColumns {
  /** Printed blank: the council would reject the form. */
  required: BlankColumn[]
  /** Printed as "N/A". */
  optional: BlankColumn[]
}

const applicantPath = '/applications/me/edit'
const contactPath = '/contact-information/me/edit'
const registrationPaths = { Renewal: '/registration/renewal', Registration: '/registration/new' }
const accountPath = '/portfolio/me/edit'

type Blank = BlankColumn & { required: boolean }

const isBlank = (text: string | null | undefined): boolean => !text?.trim()

/** The fields of a record that are blank, as columns to be filled in on one screen. */
const blanksIn = <K extends string>(
  record: Record<K, string | null>,
  fields: [key: K, field: Field, printed: Printed][],
  path: string,
): Blank[] =>
  fields
    .filter(([key]) => isBlank(record[key]))
    .map(([, { label, optional }, { neverBlank }]) => ({
      label,
      path,
      required: !optional || neverBlank === true,
    }))

const blankQualifications = (printOut: PrintOut): Blank[] => {
  const isNew = printOut.application_form.application_title === 'Registration'
  return requiredLevels.flatMap((level) => {
    const held = printOut.qualification_information.find(
      (qualification) => qualification.qualification_level === level,
    )
    const query = `qualification_level=${encodeURIComponent(level)}`
    const path = `/qualification-information/create?${query}`
    // A renewal without them is one of a linked registration, which asks for the degree alone.
    if (!held)
      return [{ label: shortLevelNames[level], path, required: isNew || level === requiredLevels[2] }]
    return blanksIn(
      held,
      printedIn(qualificationInformationFields, 'qualifications'),
      `/qualification-information/me/edit?${query}`,
    ).map((column) => ({ ...column, label: `${shortLevelNames[level]}: ${column.label}` }))
  })
}

/** The blank columns block by block as the form prints them, each with the screen that fills it. */
export const blankColumns = (printOut: PrintOut): BlankColumns => {
  const { applicant, application_form: form, contact_information: contact } = printOut
  const formFields = printedIn(applicationFormFields, 'applicant').filter(
    ([, { renewalOnly }]) => !renewalOnly || form.application_title === 'Renewal',
  )
  const blanks = [
    ...blanksIn(applicant, printedIn(applicantFields, 'letterhead'), applicantPath),
    ...blanksIn(form, formFields, registrationPaths[form.application_title]),
    ...blanksIn(applicant, printedIn(applicantFields, 'applicant'), applicantPath),
    ...blankQualifications(printOut),
    ...blanksIn(contact, printedIn(contactInformationFields, 'contact'), contactPath),
    ...blanksIn(applicant, printedIn(applicantFields, 'contact'), applicantPath),
    ...blanksIn(printOut, printedIn(accountFields, 'contact'), accountPath),
  ]
  const named = (required: boolean): BlankColumn[] =>
    blanks.filter((blank) => blank.required === required).map(({ label, path }) => ({ label, path }))
  return { required: named(true), optional: named(false) }
}
