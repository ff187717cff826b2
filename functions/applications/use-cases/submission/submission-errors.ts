/** The errors that an applicant may make in a submission. */
import type { User } from '#functions/accounts/data/person/user.ts'
import type { NewApplicationForm } from '#shared/applications/records/application-form.ts'
import { numberHeldAfter } from '#shared/applications/rules/application-lifecycle.ts'
import { registrationDateErrors } from '#shared/kit/dates.ts'
import type { FieldErrors } from '#shared/kit/errors.ts'
import { plainNumber } from '#shared/kit/format.ts'
import { isRegistrationNumber } from '#shared/vocabulary/applications.ts'

type IdField = 'applicants_id' | 'contact_information_id' | 'qualification_information_id'

/** An id may be left out or be `me`; one that is not the caller's own is refused. */
const foreignIdErrors = (
  sent: Partial<Record<IdField, string>>,
  own: Record<IdField, string[]>,
): FieldErrors =>
  Object.fromEntries(
    (Object.keys(own) as IdField[])
      .filter((key) => sent[key] !== undefined && sent[key] !== 'me' && !own[key].includes(sent[key]))
      .map((key) => [key, ['This is not one of your records']]),
  )

/** An applicant who has a registration number renews that number, and need not enter it. */
export const registrationNumberErrors = (
  { application_title, registrationNo }: Pick<NewApplicationForm, 'application_title' | 'registrationNo'>,
  held: string | null,
): FieldErrors => {
  if (!held) return {}
  if (application_title === 'Registration')
    return { application_title: [`You are registered with number ${held}. Apply for a renewal`] }
  return !isRegistrationNumber(registrationNo) || plainNumber(registrationNo) === plainNumber(held)
    ? {}
    : { registrationNo: [`You are registered with number ${held}`] }
}

/** The caller's registration number from a former application, also for the same submission again. */
export const heldNumberOf = ({ application_form, former_form }: User): string | null =>
  application_form ? application_form.held_number : former_form && numberHeldAfter(former_form)

export const submissionErrors = (sent: NewApplicationForm, user: User, today: string): FieldErrors => ({
  ...foreignIdErrors(sent, {
    applicants_id: user.applicant ? [user.applicant.id] : [],
    contact_information_id: user.contact_information ? [user.contact_information.id] : [],
    qualification_information_id: user.qualification_information.map(({ id }) => id),
  }),
  ...registrationDateErrors(sent, today),
  ...registrationNumberErrors(sent, heldNumberOf(user)),
})
