/** `{id}` selects among the caller's own records only; any other id is answered as unknown (docs/security.md#records-of-other-people). */
import type { User } from '#functions/accounts/data/person/user.ts'
import { retry } from '#functions/platform/table/retry.ts'
import type { Needs } from '#functions/services.ts'
import type { QualificationInformationRecord } from '#shared/applications/records/qualification-information.ts'
import type { Missing } from '#shared/applications/rules/onboarding.ts'
import { Invalid, NotFound, StepMissing } from '#shared/kit/errors.ts'
import { FormChanged } from '../data/form-lock.ts'
import type { StoredForm } from '../data/stored-form.ts'

/** The caller's record when `id` is `me` or the record's own id. @throws NotFound */
export const ownRecord = <R extends { id: string }>(record: R | null | undefined, id: string): R => {
  if (record && (id === 'me' || id === record.id)) return record
  throw new NotFound()
}

/** @throws NotFound unless `id` is `me` or the caller's id. */
export const requireSelf = (user: User, id: string): void => {
  if (id !== 'me' && id !== user.id) throw new NotFound()
}

/** The caller's qualification with this id, or of this level where the id is `me`. @throws NotFound; Invalid without a level. */
export const findOwnQualification = (
  { qualification_information: qualifications }: User,
  id: string,
  level: string | undefined,
): QualificationInformationRecord => {
  if (id === 'me' && !level) throw new Invalid({ qualification_level: ['Choose the qualification level'] })
  const found = qualifications.find((qualification) =>
    id === 'me' ? qualification.qualification_level === level : qualification.id === id,
  )
  return ownRecord(found, id)
}

export type UserWithForm = User & { application_form: StoredForm }

/** The caller, read consistently. @param formId `me` or the id of the caller's own form. @throws NotFound */
export const loadOwnForm = async (
  caller: User,
  formId: string,
  { users }: Needs<'users'>,
): Promise<UserWithForm> => {
  const user = await users.load(caller.id, { consistent: true })
  return { ...(user ?? caller), application_form: ownRecord(user?.application_form, formId) }
}

/** @throws StepMissing that names the step to do first. */
export const requireStepsBefore = (missing: Missing | null): void => {
  if (missing) throw new StepMissing(missing.message, missing.step)
}

const tries = 3

/**
 * Does what depends on the form: when the form was changed in between, again with the person's records as they are then.
 * @throws Unavailable, and what the work throws
 */
export const withPresentForm = async <Result>(
  user: User,
  { users }: Needs<'users'>,
  work: (present: User) => Promise<Result>,
): Promise<Result> =>
  retry({ tries, when: (error) => error instanceof FormChanged }, async (failedTries) => {
    const present = failedTries > 0 && (await users.load(user.id, { consistent: true }))
    return work(present || user)
  })
