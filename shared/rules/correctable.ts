/** The items that staff may return for correction, each with one name, a label and its present value. */
import { formatCnic, formatDate } from '../format.ts'
import {
  type DocumentKey,
  documentKeys,
  fieldLabel,
  labelOf,
  qualificationLevels,
  shortLevelNames,
  userDocumentKeys,
} from '../vocabulary.ts'

const applicantFields = [
  ...['title', 'name', 'father_name', 'gender', 'date_of_birth', 'photo', 'religion', 'marital_status'],
  ...['domicile', 'country_of_birth', 'telephoneRes', 'telephoneOffice', 'mobile', 'designation'],
  ...['organization', 'fields'],
]
const contactFields = ['residential', 'permanent', 'professional', 'city']

/** The date of the pharmacy degree has set the fee and stays as it is; M.Phil alone has a department. */
const qualificationFields: string[][] = [
  ['year_of_passing', 'degree_issue_date', 'name_of_institute', 'board_university'],
  ['year_of_passing', 'degree_issue_date', 'name_of_institute', 'board_university'],
  ['year_of_passing', 'name_of_institute', 'board_university'],
  ['year_of_passing', 'degree_issue_date', 'name_of_institute', 'board_university', 'department'],
]

/** `qualification_information.3.board_university`: the third level in the order of filling in. */
export const qualificationItem = (level: string, field: string): string =>
  `qualification_information.${(qualificationLevels as readonly string[]).indexOf(level) + 1}.${field}`

export const correctableItems: readonly string[] = [
  'account.cnic',
  ...applicantFields.map((field) => `applicant.${field}`),
  ...contactFields.map((field) => `contact_information.${field}`),
  ...qualificationFields.flatMap((fields, place) =>
    fields.map((field) => qualificationItem(qualificationLevels[place] ?? '', field)),
  ),
  ...[...documentKeys, ...userDocumentKeys].map((key) => `document.${key}`),
]

/** "Marks sheet", "Date of birth", "Year of passing (SSC)": the name shown to people. */
export const itemLabel = (item: string): string => {
  const [, second = '', third] = item.split('.')
  const level = qualificationLevels[Number(second) - 1]
  return third && level ? `${fieldLabel(third)} (${shortLevelNames[level]})` : fieldLabel(second)
}

interface Application {
  account: { cnic: string }
  applicant: object | null
  contact_information: object | null
  qualification_information: { qualification_level: string }[]
  documents: { name: DocumentKey; id: string }[]
}

const member = (record: object | null | undefined, field: string): string =>
  String((record as Record<string, unknown> | null | undefined)?.[field] ?? '')

/** The present value of an item as text; of a document or photo something that changes with the file. */
export const itemValue = (item: string, application: Application): string => {
  const [record, second = '', third = ''] = item.split('.')
  if (record === 'document') return application.documents.find(({ name }) => name === second)?.id ?? ''
  if (record === 'applicant')
    return member(application.applicant, second === 'photo' ? 'photo_digest' : second)
  if (record === 'contact_information') return member(application.contact_information, second)
  const level = qualificationLevels[Number(second) - 1]
  if (record === 'account') return member(application.account, second)
  const held = application.qualification_information.find(
    (qualification) => qualification.qualification_level === level,
  )
  return member(held, third)
}

/** A value of an item as people read it. */
export const itemText = (item: string, value: string): string =>
  /date/.test(item) ? formatDate(value) : /cnic$/.test(item) ? formatCnic(value) : labelOf(value)

/** Whether the item is shown as text; a file is looked at instead. */
export const isText = (item: string): boolean => !item.startsWith('document.') && item !== 'applicant.photo'
