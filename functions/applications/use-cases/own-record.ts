/** `{id}` selects among the caller's own records only; any other id is answered as unknown (docs/security.md#records-of-other-people). */
import type { User } from '#functions/accounts/data/person/user.ts'
import { NotFound } from '#shared/kit/errors.ts'

/** The caller's record when `id` is `me` or the record's own id. @throws NotFound */
export const ownRecord = <R extends { id: string }>(record: R | null | undefined, id: string): R => {
  if (record && (id === 'me' || id === record.id)) return record
  throw new NotFound()
}

/** @throws NotFound unless `id` is `me` or the caller's id. */
export const requireSelf = (user: User, id: string): void => {
  if (id !== 'me' && id !== user.id) throw new NotFound()
}
