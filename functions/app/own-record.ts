/** `{id}` selects only among the caller's own records; everything else is simply not there (security, T14). */
import type { User } from '#functions/data/user.ts'
import { NotFound, Stale, StepMissing } from '#shared/errors.ts'
import type { Missing } from '#shared/rules/onboarding.ts'

/** The caller's record when `id` is `me` or its own id. @throws NotFound */
export const ownRecord = <R extends { id: string }>(record: R | null | undefined, id: string): R => {
  if (record && (id === 'me' || id === record.id)) return record
  throw new NotFound()
}

/** @throws NotFound unless `id` names the caller. */
export const requireSelf = (user: User, id: string): void => {
  if (id !== 'me' && id !== user.id) throw new NotFound()
}

/** @throws Stale when the caller read another version than the one at hand. */
export const requireVersion = (
  record: { version: number },
  versionRead: number | undefined,
  shown: unknown = record,
): void => {
  if (versionRead !== undefined && versionRead !== record.version) throw new Stale(shown)
}

/** @throws StepMissing that names what to do first. */
export const requireNothingMissing = (missing: Missing | null): void => {
  if (missing) throw new StepMissing(missing.message, missing.step)
}
