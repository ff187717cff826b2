/** The items that staff may return for correction, each with one name, a label and its present value. */
import { accountFields } from '../field-tables/account.ts'
import { applicantFields } from '../field-tables/applicant.ts'
import { contactInformationFields } from '../field-tables/contact-information.ts'
import { type Field, type FieldTable, fieldsOf, fieldText } from '../field-tables/field.ts'
import { fieldOfItem } from '../field-tables/field-of-item.ts'
import { qualificationInformationFields } from '../field-tables/qualification-information.ts'
import {
  type CorrectionReason,
  correctionReasons,
  type DocumentKey,
  documentKeys,
  fieldLabel,
  type QualificationLevel,
  qualificationLevels,
  shortLevelNames,
  userDocumentKeys,
} from '../vocabulary.ts'

/** The records of which staff return fields. */
export const correctableRecords = {
  account: accountFields,
  applicant: applicantFields,
  contact_information: contactInformationFields,
  qualification_information: qualificationInformationFields,
}

const correctableOf = (record: string, table: FieldTable): string[] =>
  fieldsOf(table)
    .filter(([, { correctable }]) => correctable)
    .map(([key]) => `${record}.${key}`)

const isCorrectableAt = (level: QualificationLevel, { correctable, levels = [level] }: Field): boolean =>
  levels.includes(level) &&
  (typeof correctable === 'object' ? !correctable.exceptAt.includes(level) : correctable === true)

/** `qualification_information.3.board_university`: the third level in the order of filling in. */
export const qualificationItem = (level: string, field: string): string =>
  `qualification_information.${(qualificationLevels as readonly string[]).indexOf(level) + 1}.${field}`

export const correctableItems: readonly string[] = [
  ...correctableOf('account', accountFields),
  ...correctableOf('applicant', applicantFields),
  ...correctableOf('contact_information', contactInformationFields),
  ...qualificationLevels.flatMap((level) =>
    fieldsOf(qualificationInformationFields)
      .filter(([, field]) => isCorrectableAt(level, field))
      .map(([key]) => qualificationItem(level, key)),
  ),
  ...[...documentKeys, ...userDocumentKeys].map((key) => `document.${key}`),
]

/** "Marks sheet", "Date of birth", "Year of passing (SSC)": the name shown to people. */
export const itemLabel = (item: string): string => {
  const field = fieldOfItem(correctableRecords, item)
  const [, second = '', third] = item.split('.')
  const level = qualificationLevels[Number(second) - 1]
  if (!field) return fieldLabel(second)
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
export const itemText = (item: string, value: string): string => {
  const field = fieldOfItem(correctableRecords, item)
  return field ? fieldText(field, value) : value
}

/** Whether the item is shown as text; a file is looked at instead. */
export const isText = (item: string): boolean => !item.startsWith('document.') && item !== 'applicant.photo'
