/** The entry of the register that an application has, which was approved before there was a register. */
import { type Applied, particularsOf } from '#functions/app/register/particulars.ts'
import type { StoredForm } from '#functions/data/applicants/stored-form.ts'
import type { NewRegistration } from '#functions/data/register/registration.ts'
import { dayInKarachi } from '#shared/format.ts'
import type { CaseRegistration } from '#shared/records/review.ts'
import type { Term } from '#shared/records/term.ts'
import { extendedUntil, renewalWindow, validUntil } from '#shared/rules/registration.ts'

export const approvalDay = ({ milestones, status_since, submitted_at }: StoredForm): string =>
  dayInKarachi(new Date(milestones.approved ?? status_since ?? submitted_at))

/** The dates before a renewal, as its applicant stated them; null where the end was not stated. */
const statedDates = ({ application_title, expiryDate }: StoredForm, term: Term) =>
  application_title === 'Renewal' && expiryDate
    ? { valid_until: expiryDate, ...renewalWindow(expiryDate, term), removed: null }
    : null

/** @param term of the day of the approval; null without a number */
export const registrationOfApproval = (
  holder: string,
  application: Applied & { application_form: StoredForm },
  term: Term,
): { entry: NewRegistration; registration: CaseRegistration } | null => {
  const form = application.application_form
  const { registration_number: number, issueDate, application_title } = form
  if (!number) return null
  const approvedOn = approvalDay(form)
  const before = statedDates(form, term)
  const valid_until = before
    ? extendedUntil({ ...before, suspended: null }, approvedOn, term)
    : validUntil(approvedOn, term)
  const entry = {
    ...particularsOf(application),
    ...{ number, register: 'A', category: 'A', holder },
    first_registered_on: (application_title === 'Renewal' && issueDate) || approvedOn,
    valid_until,
    ...renewalWindow(valid_until, term),
    ...{ suspended: null, removed: null, certificate: null, certificates: 0 },
    source: { application: form.reference_no },
  }
  return { entry, registration: { number, valid_until, before } }
}
