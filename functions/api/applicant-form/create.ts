import { requireNoFieldErrors } from '#functions/app/field-errors.ts'
import { requireNothingMissing } from '#functions/app/own-record.ts'
import type { User } from '#functions/data/user.ts'
import type { Route } from '#functions/http/route.ts'
import { applicationForms, cases, feeSchedules, users } from '#functions/services/service-factories.ts'
import type { Needs } from '#functions/services/services.ts'
import type { FieldErrors } from '#shared/errors.ts'
import { plainNumber } from '#shared/format.ts'
import type { NewApplicationForm } from '#shared/records/application-form.ts'
import { numberHeldAfter } from '#shared/rules/application-lifecycle.ts'
import { registrationDateErrors } from '#shared/rules/dates.ts'
import { calculateFee } from '#shared/rules/fee.ts'
import { missingBefore } from '#shared/rules/onboarding.ts'
import { feeTitleOf, noRegistrationNumberYet } from '#shared/vocabulary.ts'

type Ids = { applicants_id?: string; contact_information_id?: string; qualification_information_id?: string }

/** An id may be left out or be `me`; one that is not the caller's own is refused. */
const foreignIds = (sent: Ids, own: Record<keyof Ids, string[]>): FieldErrors =>
  Object.fromEntries(
    (Object.keys(own) as (keyof Ids)[])
      .filter((key) => sent[key] !== undefined && sent[key] !== 'me' && !own[key].includes(sent[key]))
      .map((key) => [key, ['This is not one of your records']]),
  )

const complete = (user: User) => {
  requireNothingMissing(missingBefore('registration', user))
  const { applicant, contact_information: contact, qualification_information: qualifications } = user
  const degree = qualifications.find((it) => it.qualification_level === 'B Pharm / Pharm D')
  if (!applicant || !contact || !degree) throw new Error('The order of onboarding does not hold')
  return { applicant, contact, degree, qualifications }
}

/** The closed application whose place this one takes. */
const formerOf = async ({ id, former_form: form }: User, { cases }: Needs<'cases'>) => {
  const review = form && (await cases.read(id, true))
  return review ? { form, review } : null
}

/** Who holds a number renews it, and no other. */
const numberErrors = (
  { application_title, registrationNo }: Pick<NewApplicationForm, 'application_title' | 'registrationNo'>,
  { former_form }: User,
): FieldErrors => {
  const held = former_form && numberHeldAfter(former_form)
  if (!held) return {}
  if (application_title === 'Registration')
    return { application_title: [`You are registered with number ${held}. Apply for a renewal`] }
  return plainNumber(registrationNo) === plainNumber(held)
    ? {}
    : { registrationNo: [`You are registered with number ${held}`] }
}

export const needs = { applicationForms, cases, feeSchedules, users }

/** The fee is fixed on the day of submission; the form keeps the schedule it came from. */
export const route: Route<'applicantForm.create', typeof needs> = async (
  { body, user: seen, today, attempt },
  services,
) => {
  // What is fixed for good is read strongly.
  const user = (await services.users.load(seen.id, { consistent: true })) ?? seen
  const { applicant, contact, degree, qualifications } = complete(user)
  requireNoFieldErrors({
    ...foreignIds(body, {
      applicants_id: [applicant.id],
      contact_information_id: [contact.id],
      qualification_information_id: qualifications.map((it) => it.id),
    }),
    ...registrationDateErrors(body, today),
    ...numberErrors(body, user),
  })
  const { amounts, schedule } = calculateFee(
    await services.feeSchedules.on(today),
    degree.degree_issue_date,
    today,
  )
  const renewal = body.application_title === 'Renewal'
  const form = await services.applicationForms.submit(
    user.id,
    { name: applicant.name, cnic: user.account.cnic, phone: user.account.phone },
    {
      application_title: body.application_title,
      registrationNo: renewal ? body.registrationNo : noRegistrationNumberYet,
      issueDate: renewal ? (body.issueDate ?? null) : null,
      expiryDate: renewal ? (body.expiryDate ?? null) : null,
    },
    {
      applicants_id: applicant.id,
      contact_information_id: contact.id,
      qualification_information_id: degree.id,
      fee_amount: amounts[feeTitleOf[body.application_title]],
      fee_schedule: schedule.name,
      fee_is_sample: schedule.sample,
    },
    attempt,
    await formerOf(user, services),
  )
  return { data: form, message: 'Your application has been submitted' }
}
