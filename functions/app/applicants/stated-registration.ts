import type { ApplicationFormRecord, NewApplicationForm } from '#shared/records/application-form.ts'
import { noRegistrationNumberYet } from '#shared/vocabulary.ts'

export type StatedRegistration = Pick<
  ApplicationFormRecord,
  'application_title' | 'registrationNo' | 'issueDate' | 'expiryDate'
>

/** What a form states of a registration: a renewal its number and dates, a new registration none of them. */
export const statedRegistration = ({
  application_title,
  registrationNo,
  issueDate,
  expiryDate,
}: Pick<NewApplicationForm, keyof StatedRegistration>): StatedRegistration =>
  application_title === 'Renewal'
    ? { application_title, registrationNo, issueDate: issueDate ?? null, expiryDate: expiryDate ?? null }
    : { application_title, registrationNo: noRegistrationNumberYet, issueDate: null, expiryDate: null }
