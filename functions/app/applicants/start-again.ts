/** Room for a new application after one that is closed. */
import type { StoredForm } from '#functions/data/application-form.ts'
import { formerApplication } from '#functions/data/former-application.ts'
import type { Attempt } from '#functions/data/record.ts'
import type { User } from '#functions/data/user.ts'
import type { Needs } from '#functions/services/services.ts'
import { Conflict, NotFound, Stale } from '#shared/errors.ts'
import { isClosed } from '#shared/rules/application-lifecycle.ts'

/** The whole file is kept as it is; then its owner may change everything. @throws Conflict while it is open */
export const startAgain = async (
  user: User & { application_form: StoredForm },
  attempt: Attempt,
  { cases }: Needs<'cases'>,
): Promise<void> => {
  const form = user.application_form
  if (!isClosed(form.status)) throw new Conflict('Your application is not closed yet')
  const review = await cases.read(user.id, true)
  if (!review) throw new NotFound()
  const step = {
    form: { followed_at: attempt.now.toISOString() },
    event: { event: 'NEW_APPLICATION_BEGUN' } as const,
    extraWrites: [{ write: formerApplication(user, review), refusal: () => new Stale(null) }],
  }
  await cases.step(review, form, step, attempt).catch((error) => {
    throw error instanceof Stale ? new Conflict('The council was faster. Reload the page') : error
  })
}
