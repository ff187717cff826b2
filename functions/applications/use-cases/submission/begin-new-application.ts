/** An applicant whose application is closed begins a new one. */
import { putFormerApplication } from '#functions/accounts/data/person/former-application.ts'
import { withoutFormerPapers } from '#functions/accounts/data/person/next-application.ts'
import type { User } from '#functions/accounts/data/person/user.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Needs } from '#functions/services.ts'
import { isClosed, mayBeFollowed } from '#shared/applications/rules/application-lifecycle.ts'
import { Conflict, NotFound, Stale } from '#shared/kit/errors.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { changeOwnCase } from '../change-own-case.ts'
import { loadOwnForm, type UserWithForm } from '../own-record.ts'

/** Stores the closed application whole, as submitted; from then on its applicant may change everything. @throws Conflict while it is open */
const closeForGood = async (
  user: UserWithForm,
  attempt: Attempt,
  services: Needs<'cases' | 'users'>,
): Promise<void> => {
  const { status } = user.application_form
  if (!mayBeFollowed(status, user.account.registration, dayInKarachi(attempt.now)))
    throw new Conflict('Your application is not closed yet')
  const review = await services.cases.read(user.id, true)
  if (!review) throw new NotFound()
  const submitted = await services.users.asSubmitted(user)
  // What is said of the payment comes after the submission, and the next application begins without it.
  const { user_application } = user
  const change = {
    form: { followed_at: attempt.now.toISOString() },
    // Nobody can confirm or answer any more what waits for staff.
    review: { pending: null, escalated: null, ...(!isClosed(status) && { assignee: null }) },
    event: { event: 'NEW_APPLICATION_BEGUN' } as const,
    extraWrites: [
      putFormerApplication({ ...submitted, user_application }, review),
      ...withoutFormerPapers(user, submitted, attempt),
    ].map((write) => ({ write, refusal: () => new Stale(null) })),
  }
  await changeOwnCase(review, user, change, attempt, services)
}

/** Repeating it, where the answer was lost, changes nothing. @returns the user as stored now. @throws NotFound, Conflict */
export const beginNewApplication = async (
  user: User,
  formId: string,
  attempt: Attempt,
  services: Needs<'cases' | 'users'>,
): Promise<User> => {
  const { former_form: begun } = user
  if (!begun || (formId !== 'me' && formId !== begun.id))
    await closeForGood(await loadOwnForm(user, formId, services), attempt, services)
  return (await services.users.load(user.id, { consistent: true })) ?? user
}
