import { type FieldErrors, Invalid, Stale } from '#shared/kit/errors.ts'

/** @throws Stale, with the record as it is now, when the caller has read another version. */
export const requireVersion = (
  record: { version: number },
  versionRead: number | undefined,
  shown: unknown = record,
): void => {
  if (versionRead !== undefined && versionRead !== record.version) throw new Stale(shown)
}

/** @throws Invalid unless there are none. */
export const requireNoFieldErrors = (errors: FieldErrors): void => {
  if (Object.keys(errors).length > 0) throw new Invalid(errors)
}
