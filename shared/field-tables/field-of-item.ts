/** The field behind the name under which staff compare and return it, such as `applicant.date_of_birth`. */
import { accountFields } from './account.ts'
import { applicantFields } from './applicant.ts'
import { applicationFormFields } from './application-form.ts'
import { contactInformationFields } from './contact-information.ts'
import type { Field, FieldTable } from './field.ts'
import { qualificationInformationFields } from './qualification-information.ts'
import { userApplicationFields } from './user-application.ts'

const tables: Record<string, FieldTable> = {
  account: accountFields,
  applicant: applicantFields,
  contact_information: contactInformationFields,
  qualification_information: qualificationInformationFields,
  application_form: applicationFormFields,
  user_application: userApplicationFields,
}

/** @param item the record, of a qualification its level's number too, and the field; undefined for a document. */
export const fieldOfItem = (item: string): Field | undefined => {
  const names = item.split('.')
  return tables[names[0] ?? '']?.[names.at(-1) ?? '']
}
