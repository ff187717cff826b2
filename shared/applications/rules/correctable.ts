/** The items that staff may return for correction, each with one name, a label and its present value. */

import { type Field, type FieldTable, fieldsOf, fieldText } from '#shared/kit/field.ts'
import {
  type ApplicationTitle,
  type CorrectionReason,
  correctionReasons,
} from '#shared/vocabulary/applications.ts'
import { type DocumentKey, documentKeys, userDocumentKeys } from '#shared/vocabulary/documents.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { type QualificationLevel, qualificationLevels, shortLevelNames } from '#shared/vocabulary/people.ts'
import { accountFields } from '../field-tables/account.ts'
import { applicantFields } from '../field-tables/applicant.ts'
import { applicationFormFields } from '../field-tables/application-form.ts'
import { contactInformationFields } from '../field-tables/contact-information.ts'
import { qualificationInformationFields } from '../field-tables/qualification-information.ts'
import { fieldOfItem } from '../field-tables/reading.ts'
import { userApplicationFields } from '../field-tables/user-application.ts'
import { levelName } from './snapshot.ts'

/** The records of which staff return fields. */
export const correctableRecords = {
  account: accountFields,
  applicant: applicantFields,
  contact_information: contactInformationFields,
  qualification_information: qualificationInformationFields,
  application_form: applicationFormFields,
  user_application: userApplicationFields,
}

const correctableOf = (record: string, table: FieldTable): string[] =>
  fieldsOf(table)
    .filter(([, { correctable }]) => correctable)
    .map(([key]) => `${record}.${key}`)

/** `qualification_information.3.board_university`: the third level in the order of filling in. */
export const qualificationItem = (level: string, field: string): string =>
  `${levelName({ qualification_level: level })}.${field}`

/** The item of a level as a whole, returned where the level is missing. */
export const levelItem = (level: QualificationLevel): string =>
  qualificationItem(level, 'qualification_level')

const isMissingLevel = (item: string): boolean => item.endsWith('.qualification_level')

/** The part that staff see; the rest is in other records. */
const userApplicationItems = fieldsOf(userApplicationFields)
  .filter(([, { hiddenFromStaff }]: [string, Field]) => !hiddenFromStaff)
  .map(([key]) => `user_application.${key}`)

export const correctableItems: readonly string[] = [
  ...correctableOf('account', accountFields),
  ...correctableOf('applicant', applicantFields),
  ...correctableOf('contact_information', contactInformationFields),
  ...qualificationLevels.flatMap((level) =>
    fieldsOf(qualificationInformationFields)
      .filter(
        ([, { correctable, levels = [level] }]: [string, Field]) => correctable && levels.includes(level),
      )
      .map(([key]) => qualificationItem(level, key)),
  ),
  ...correctableOf('application_form', applicationFormFields),
  ...userApplicationItems,
  ...[...documentKeys, ...userDocumentKeys].map((key) => `document.${key}`),
]

interface Returned {
  qualification_information: readonly { qualification_level: QualificationLevel }[]
  application_form: { application_title: ApplicationTitle }
  user_application: object | null
}

/** The items that this application can be returned for: what was filled in, and what may be missing. */
export const returnableItems = (application: Returned): string[] => {
  const levels = application.qualification_information.map((record) => record.qualification_level)
  return correctableItems.filter((item) => {
    const [record, second] = item.split('.')
    if (record === 'user_application') return application.user_application !== null
    if (record === 'application_form')
      return second === 'application_title' || application.application_form.application_title === 'Renewal'
    if (record !== 'qualification_information') return true
    const level = qualificationLevels[Number(second) - 1]
    return level !== undefined && levels.includes(level) !== isMissingLevel(item)
  })
}

/** Whether an item that was returned opens another one: the type its number and dates, a missing level all its fields. */
export const opens = (returned: string, item: string): boolean => {
  const record = returned.slice(0, returned.lastIndexOf('.') + 1)
  const opensAll = isMissingLevel(returned) || returned === 'application_form.application_title'
  return returned === item || (opensAll && item.startsWith(record))
}

/** "Marks sheet", "Date of birth", "Year of passing (SSC)": the name shown to people. */
export const itemLabel = (item: string): string => {
  const field = fieldOfItem(correctableRecords, item)
  const [, second = '', third] = item.split('.')
  const level = qualificationLevels[Number(second) - 1]
  if (!field) return fieldLabel(second)
  if (level && isMissingLevel(item)) return `Qualification: ${shortLevelNames[level]}`
  return third && level ? `${field.label} (${shortLevelNames[level]})` : field.label
}

/** "Date of birth: Does not match the other papers. See the CNIC" */
export const correctionText = ({
  item,
  reason,
  words,
}: {
  item: string
  reason: CorrectionReason
  words: string
}): string => {
  const sentences = [reason === 'other' && words ? '' : correctionReasons[reason], words.trim()]
  return `${itemLabel(item)}: ${sentences.filter(Boolean).join('. ')}`
}

interface Application {
  account: { cnic: string }
  applicant: object | null
  contact_information: object | null
  qualification_information: { qualification_level: string }[]
  application_form: object | null
  user_application: object | null
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
  if (record === 'application_form') return member(application.application_form, second)
  if (record === 'user_application') return member(application.user_application, second)
  if (record === 'account') return member(application.account, second)
  const level = qualificationLevels[Number(second) - 1]
  const held = application.qualification_information.find(
    (qualification) => qualification.qualification_level === level,
  )
  return member(held, third)
}

/** A value of an item as people read it. */
export const itemText = (item: string, value: string): string => {
  const field = fieldOfItem(correctableRecords, item)
  return field ? fieldText(field, value) : value
}

/** Whether the item is shown as text; a file is looked at instead. */
export const isText = (item: string): boolean => !item.startsWith('document.') && item !== 'applicant.photo'
