/** Submits an application. The fee is fixed on this day; the form keeps the name of the schedule it comes from. */

import { requireOpenAccount } from '#functions/accounts/data/account.ts'
import type { User } from '#functions/accounts/data/person/user.ts'
import { indexedPersonOf } from '#functions/applications/data/search/search-index.ts'
import type { StoredForm } from '#functions/applications/data/stored-form.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import type { NewApplicationForm } from '#shared/applications/records/application-form.ts'
import { changedSinceRead, presentDeclaration } from '#shared/applications/rules/declaration.ts'
import { missingBefore } from '#shared/applications/rules/onboarding.ts'
import { Conflict, NotSignedIn } from '#shared/kit/errors.ts'
import { addDays, dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { feeOnDay } from '../fee-on-day.ts'
import { requireStepsBefore, withPresentForm } from '../own-record.ts'
import { queueFactsOf } from '../queue-facts.ts'
import { statedRegistration } from './stated-registration.ts'
import { heldNumberOf, submissionErrors } from './submission-errors.ts'

/** @throws StepMissing */
const requireRecords = (user: User) => {
  requireStepsBefore(missingBefore('registration', user))
  const { applicant, contact_information: contact, qualification_information: qualifications } = user
  const degree = qualifications.find(({ qualification_level }) => qualification_level === 'B Pharm / Pharm D')
  if (!applicant || !contact || !degree) throw new Error('The order of onboarding does not hold')
  return { applicant, contact, degree }
}

/** The closed application that the new one replaces. */
const loadFormerCase = async ({ id, former_form: form }: User, { cases }: Needs<'cases'>) => {
  const review = form && (await cases.read(id, true))
  return review ? { form, review } : null
}

/** A renewal that nobody pays ends by itself: see rules/unpaid-renewal.ts. */
const lastDayToPay = async (
  { application_title }: NewApplicationForm,
  today: string,
  { councilSettings }: Needs<'councilSettings'>,
): Promise<string | null> =>
  application_title === 'Renewal' ? addDays(today, (await councilSettings.read()).unpaid_renewal_days) : null

/** Nobody declares what another device has saved meanwhile. A submission sent again is answered with what was handed in. */
const requireAsRead = ({ read }: NewApplicationForm, user: User): void => {
  if (!read || user.application_form) return
  const held_documents = user.documents.map(({ name }) => name)
  const changed = changedSinceRead(read, { ...user, held_documents })
  if (changed.length > 0)
    throw new Conflict(
      `Changed on another device since you read it: ${changed.join(', ')}. Look at it once more, then hand in`,
    )
}

/** Where another application is there already, its reference leads to it. */
const orHandedIn = async (error: unknown, { id }: User, { users }: Needs<'users'>): Promise<never> => {
  const form = error instanceof Conflict && (await users.load(id, { consistent: true }))?.application_form
  if (!form) throw error
  throw new Conflict(
    `You have handed in ${form.reference_no} already, on ${formatDate(dayInKarachi(new Date(form.submitted_at)))}`,
  )
}

type SubmissionServices = Needs<
  'applicationForms' | 'cases' | 'councilSettings' | 'feeSchedules' | 'formerApplications' | 'users'
>
/** What must hold of the account, or changes with the submission. */
type Also = (present: User) => Write[]

type SubmissionRequest = Pick<RequestContext, 'today' | 'attempt'>

/** @throws FormChanged when the records have changed since they were read */
const submitAsRead = async (
  user: User,
  sent: NewApplicationForm,
  { today, attempt }: SubmissionRequest,
  services: SubmissionServices,
  also: Also,
): Promise<StoredForm> => {
  if (user.account.closing || user.account.closed_at) throw new NotSignedIn('This account is closed')
  requireAsRead(sent, user)
  const { applicant, contact, degree } = requireRecords(user)
  requireNoFieldErrors(submissionErrors(sent, user, today))
  const stated = statedRegistration(sent, heldNumberOf(user))
  const former = await loadFormerCase(user, services)
  const checked = { ...user, applicant, contact_information: contact }
  const formerPerson = former && (await services.formerApplications.lastPerson(user.id))
  return services.applicationForms.submit(
    {
      owner: user,
      person: indexedPersonOf(user.account, applicant),
      stated,
      fixed: {
        applicants_id: applicant.id,
        contact_information_id: contact.id,
        qualification_information_id: degree.id,
        declared: sent.declaration ?? presentDeclaration,
        pay_by: await lastDayToPay(sent, today, services),
        ...(await feeOnDay(sent.application_title, degree.degree_issue_date, today, services)),
      },
      records: user,
      facts: queueFactsOf(checked, stated, today, formerPerson),
      former,
      stated_challan_no: user.user_application?.challan_no,
      alsoRequired: also(user),
    },
    attempt,
  )
}

/**
 * Data that becomes permanent is read consistently; if something has changed since, it is read again.
 * @throws StepMissing, Invalid, Conflict, Unavailable
 */
export const submitApplication = async (
  caller: User,
  sent: NewApplicationForm,
  request: SubmissionRequest,
  services: SubmissionServices,
  also: Also = ({ account }) => requireOpenAccount(account),
): Promise<StoredForm> => {
  const user = (await services.users.load(caller.id, { consistent: true })) ?? caller
  return withPresentForm(user, services, (present) =>
    submitAsRead(present, sent, request, services, also),
  ).catch((error) => orHandedIn(error, user, services))
}
