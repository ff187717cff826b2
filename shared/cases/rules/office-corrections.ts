/** The fields that the office may correct itself: obvious typing errors in an applicant's text. */
import { fieldOfItem } from '#shared/applications/field-tables/reading.ts'
import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { correctableItems, correctableRecords } from '#shared/applications/rules/correctable.ts'
import { feeItems } from '#shared/applications/rules/fee.ts'
import { type QualificationLevel, qualificationLevels } from '#shared/vocabulary/people.ts'
import type { ApplicationStatus } from '#shared/vocabulary/statuses.ts'

/** Only their owner changes what they sign in with, and a choice is no typing error. */
const isTyped = (item: string): boolean => {
  const kind = fieldOfItem(correctableRecords, item)?.kind
  return !item.startsWith('account.') && kind !== undefined && kind !== 'choice' && kind !== 'photo'
}

/** Only the applicant corrects values that decide the fee. */
const officeItems: readonly string[] = correctableItems.filter(
  (item) => isTyped(item) && !feeItems.includes(item),
)

export const mayOfficeCorrect = (item: string): boolean => officeItems.includes(item)

interface Form {
  status: ApplicationStatus
  corrections: readonly { item: string }[]
}

/** Why the office cannot correct this item now; null where it can. */
export const reasonAgainstCorrection = ({ status, corrections }: Form, item: string): string | null => {
  if (!isOpen(status)) return 'Only an open application can be corrected'
  if (status === 'returned' && corrections.some((correction) => correction.item === item))
    return 'The applicant has been asked to correct this'
  return null
}

/** The record and the field behind an item. */
export interface PlaceOfItem {
  record:
    | 'applicant'
    | 'contact_information'
    | 'qualification_information'
    | 'application_form'
    | 'user_application'
  /** Of a qualification. */
  level?: QualificationLevel
  field: string
}

/** @param item that the office may correct */
export const placeOfItem = (item: string): PlaceOfItem => {
  const [record = '', second = '', third] = item.split('.')
  const level = third ? qualificationLevels[Number(second) - 1] : undefined
  return { record: record as PlaceOfItem['record'], ...(level && { level }), field: third ?? second }
}
