import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import type { NewApplicationForm } from '#shared/applications/records/application-form.ts'
import { registrationDateErrors } from '#shared/kit/dates.ts'
import type { FieldErrors } from '#shared/kit/errors.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { missingOfRenewal } from '#shared/register/rules/renewal.ts'
import { type ApplicationTitle, noRegistrationNumberYet } from '#shared/vocabulary/applications.ts'
import { missingParts } from './missing-list.tsx'

/** The degree whose issue date decides the fee and which the registration names. */
export const degreeOf = (user: CurrentUser) =>
  user.qualification_information.find(({ qualification_level: level }) => level === 'B Pharm / Pharm D')

/** The first values of the form, in the order of the screen. */
export const submissionDefaults = (user: CurrentUser, title: ApplicationTitle) => ({
  applicants_id: user.applicant?.id,
  contact_information_id: user.contact_information?.id,
  qualification_information_id: degreeOf(user)?.id,
  application_title: title,
  registrationNo:
    (title === 'Renewal' && (user.registration?.number ?? user.registration_number)) ||
    noRegistrationNumberYet,
  ...(title === 'Renewal' && { issueDate: '', expiryDate: '' }),
})

/**
 * The rules that the schema cannot check: the dates of a renewal, dates against today, and whether every part exists.
 */
export const submissionErrors = (form: Partial<NewApplicationForm>, user: CurrentUser): FieldErrors => {
  const errors: FieldErrors = {
    ...missingOfRenewal(form, ['issueDate', 'expiryDate']),
    ...registrationDateErrors(form, dayInKarachi(new Date())),
  }
  for (const { key, label } of missingParts(user)) errors[key] = [...(errors[key] ?? []), `${label} first`]
  return errors
}
