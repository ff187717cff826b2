/** What the desk may return for correction: fields and documents, each under one name. */
import { documentKeys, fieldLabel, userDocumentKeys } from '../vocabulary.ts'

const applicantFields = [
  ...['title', 'name', 'father_name', 'gender', 'date_of_birth', 'photo', 'religion', 'marital_status'],
  ...['domicile', 'country_of_birth', 'telephoneRes', 'telephoneOffice', 'mobile', 'designation'],
  ...['organization', 'fields'],
]
const contactFields = ['residential', 'permanent', 'professional', 'city']
const qualificationFields = [
  ...['year_of_passing', 'degree_issue_date', 'name_of_institute', 'board_university', 'department'],
]

export const correctableItems: readonly string[] = [
  ...applicantFields.map((field) => `applicant.${field}`),
  ...contactFields.map((field) => `contact_information.${field}`),
  ...qualificationFields.map((field) => `qualification_information.${field}`),
  ...[...documentKeys, ...userDocumentKeys].map((key) => `document.${key}`),
]

/** "Marks sheet", "Date of birth": how people are told. */
export const itemLabel = (item: string): string => fieldLabel(item.slice(item.indexOf('.') + 1))
