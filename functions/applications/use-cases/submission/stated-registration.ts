import type {
  ApplicationFormRecord,
  NewApplicationForm,
} from '#shared/applications/records/application-form.ts'
import { isRegistrationNumber, noRegistrationNumberYet } from '#shared/vocabulary/applications.ts'

export type StatedRegistration = Pick<
  ApplicationFormRecord,
  'application_title' | 'registrationNo' | 'issueDate' | 'expiryDate'
>

/**
 * What a form states about a registration: for a renewal its number and dates, for a new registration none of
 * them.
 * @param held the number under which the council has registered the applicant; a renewal without a number gets
 * it
 */
export const statedRegistration = (
  {
    application_title,
    registrationNo,
    issueDate,
    expiryDate,
  }: Pick<NewApplicationForm, keyof StatedRegistration>,
  held: string | null,
): StatedRegistration =>
  application_title === 'Renewal'
    ? {
        application_title,
        registrationNo: isRegistrationNumber(registrationNo)
          ? registrationNo
          : (held ?? noRegistrationNumberYet),
        issueDate: issueDate || null,
        expiryDate: expiryDate || null,
      }
    : { application_title, registrationNo: noRegistrationNumberYet, issueDate: null, expiryDate: null }
