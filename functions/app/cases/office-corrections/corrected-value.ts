/** The corrected value, checked as if the applicant had typed it. */
import type { StaffCase } from '#functions/app/cases/load-case.ts'
import { requireNoFieldErrors } from '#functions/app/require-no-field-errors.ts'
import { type FieldErrors, Invalid } from '#shared/errors.ts'
import { parseWith } from '#shared/parse-with.ts'
import { applicantChanges } from '#shared/records/applicant.ts'
import { contactInformationChanges } from '#shared/records/contact-information.ts'
import { newQualificationInformation } from '#shared/records/qualification-information.ts'
import { itemValue } from '#shared/rules/correctable.ts'
import { applicantDateErrors, qualificationDateErrors } from '#shared/rules/dates.ts'
import { type PlaceOfItem, placeOfItem } from '#shared/rules/office-corrections.ts'

/** The record with this field; undefined for a qualification that the applicant has not filled in. */
export const recordAt = (staffCase: StaffCase, { record, level }: PlaceOfItem) =>
  record === 'qualification_information'
    ? staffCase.qualification_information.find(({ qualification_level }) => qualification_level === level)
    : staffCase[record]

/** The record as it would be with this value, and what is wrong with its dates. */
const parsedRecord = (staffCase: StaffCase, place: PlaceOfItem, value: string, today: string) => {
  const { record, field } = place
  const changes = { [field]: value }
  if (record === 'contact_information')
    return { parsed: parseWith(contactInformationChanges, changes), errors: {} }
  if (record === 'applicant') {
    const parsed = parseWith(applicantChanges, changes)
    return { parsed, errors: applicantDateErrors(parsed, today) }
  }
  const { id: _id, version: _version, ...stored } = recordAt(staffCase, place) as Record<string, unknown>
  const parsed = parseWith(newQualificationInformation, { ...stored, ...changes })
  return { parsed, errors: qualificationDateErrors(parsed, today) }
}

const requireNone = (errors: FieldErrors): void =>
  requireNoFieldErrors(Object.keys(errors).length > 0 ? { value: Object.values(errors).flat() } : {})

/** @throws Invalid with the messages of the record at `value` */
export const correctedValue = (staffCase: StaffCase, item: string, typed: string, today: string): string => {
  const place = placeOfItem(item)
  try {
    const { parsed, errors } = parsedRecord(staffCase, place, typed, today)
    requireNone(errors)
    const value = String((parsed as Record<string, unknown>)[place.field] ?? '')
    requireNone(value === itemValue(item, staffCase) ? { value: ['The application says this already'] } : {})
    return value
  } catch (error) {
    if (error instanceof Invalid) requireNone(error.details.errors ?? {})
    throw error
  }
}
