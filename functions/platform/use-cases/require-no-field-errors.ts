import { type FieldErrors, Invalid } from '#shared/kit/errors.ts'

/** @throws Invalid unless there are none. */
export const requireNoFieldErrors = (errors: FieldErrors): void => {
  if (Object.keys(errors).length > 0) throw new Invalid(errors)
}
