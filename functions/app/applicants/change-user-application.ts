/** An applicant's user application record. Like a paper it may be added until the decision; what was submitted stays. */
import { requireNoFieldErrors } from '#functions/app/require-no-field-errors.ts'
import { requireVersion } from '#functions/app/require-version.ts'
import type { User } from '#functions/data/user.ts'
import type { RequestContext } from '#functions/services/request-context.ts'
import type { Needs } from '#functions/services/services.ts'
import { Conflict } from '#shared/errors.ts'
import type {
  UserApplicationChanges,
  UserApplicationRecord,
  UserApplicationValues,
} from '#shared/records/user-application.ts'
import { mayChange } from '#shared/rules/corrections.ts'
import { userApplicationDateErrors } from '#shared/rules/dates.ts'
import { lockedSentence, requireUnlocked } from './require-unlocked.ts'
import { withPresentForm } from './with-present-form.ts'

type UserApplicationServices = Needs<'userApplications' | 'users'>

/** @throws Invalid; Conflict when it is there already, or the application is decided */
export const addUserApplication = async (
  user: User,
  fields: UserApplicationValues,
  { today, attempt }: Pick<RequestContext, 'today' | 'attempt'>,
  services: UserApplicationServices,
): Promise<UserApplicationRecord> => {
  requireNoFieldErrors(userApplicationDateErrors(fields, today))
  return withPresentForm(user, services, async (present) => {
    const { application_form: form, user_application: held } = present
    if (form && !held && !mayChange(form, 'user_application', false)) throw new Conflict(lockedSentence(form))
    return services.userApplications.create(present, fields, attempt)
  })
}

/** @throws Stale; Invalid by field, also for what is locked; Conflict when the council took its return back */
export const changeUserApplication = async (
  user: User,
  before: UserApplicationRecord,
  sent: UserApplicationChanges,
  { today, attempt, versionRead }: Pick<RequestContext, 'today' | 'attempt' | 'versionRead'>,
  services: UserApplicationServices,
): Promise<UserApplicationRecord> => {
  requireVersion(before, versionRead)
  const { id: _id, version: _version, ...fields } = { ...before, ...sent }
  requireNoFieldErrors(userApplicationDateErrors(fields, today))
  return withPresentForm(user, services, async (present) => {
    requireUnlocked(present, (field) => `user_application.${field}`, before, sent)
    return services.userApplications.change(present, before, fields, attempt)
  })
}
