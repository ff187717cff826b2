/** The corrected value, checked as if the applicant had typed it. */
import { registrationNumberErrors } from '#functions/applications/use-cases/submission/submission-errors.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import { applicantChanges } from '#shared/applications/records/applicant.ts'
import { newApplicationForm } from '#shared/applications/records/application-form.ts'
import { contactInformationChanges } from '#shared/applications/records/contact-information.ts'
import { newQualificationInformation } from '#shared/applications/records/qualification-information.ts'
import { userApplicationChanges } from '#shared/applications/records/user-application.ts'
import { itemValue } from '#shared/applications/rules/correctable.ts'
import { type PlaceOfItem, placeOfItem } from '#shared/cases/rules/office-corrections.ts'
import {
  applicantDateErrors,
  qualificationDateErrors,
  registrationDateErrors,
  userApplicationDateErrors,
} from '#shared/kit/dates.ts'
import { type FieldErrors, Invalid } from '#shared/kit/errors.ts'
import { parseWith } from '#shared/kit/parse-with.ts'
import { missingOfRenewal, type RenewalField } from '#shared/register/rules/renewal.ts'
import type { StaffCase } from '../load-case.ts'

/** The record with this field; nothing if the applicant has not filled it in, or the form does not ask for it. */
export const recordAt = (staffCase: StaffCase, { record, level }: PlaceOfItem) => {
  if (record === 'qualification_information')
    return staffCase.qualification_information.find(
      ({ qualification_level }) => qualification_level === level,
    )
  const { application_form: form } = staffCase
  if (record === 'application_form') return form.application_title === 'Renewal' ? form : null
  return staffCase[record]
}

/** Number and dates of a renewal, as they would be submitted. */
const parsedForm = ({ application_form: form }: StaffCase, changes: object, today: string) => {
  const { application_title, registrationNo, issueDate, expiryDate } = form
  const stated = { application_title, registrationNo, issueDate, expiryDate, ...changes }
  const parsed = parseWith(newApplicationForm, stated)
  const asked = Object.keys(changes) as RenewalField[]
  const errors = {
    ...missingOfRenewal(parsed, asked),
    ...registrationDateErrors(parsed, today),
    ...registrationNumberErrors(parsed, form.held_number),
  }
  return { parsed, errors }
}

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
  if (record === 'user_application') {
    const parsed = parseWith(userApplicationChanges, changes)
    return { parsed, errors: userApplicationDateErrors(parsed, today) }
  }
  if (record === 'application_form') return parsedForm(staffCase, changes, today)
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
