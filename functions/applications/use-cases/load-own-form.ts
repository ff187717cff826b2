import type { User } from '#functions/accounts/data/person/user.ts'
import type { Needs } from '#functions/services.ts'
import type { StoredForm } from '../data/stored-form.ts'
import { ownRecord } from './own-record.ts'

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
