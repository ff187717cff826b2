/** Parses input with a schema; errors become messages by field. */
import type * as z from 'zod/mini'
import { type FieldErrors, Invalid, Malformed } from './errors.ts'

/** The issues that zod found as `{ field: [messages] }`. */
const fieldErrorsOf = (issues: z.core.$ZodIssue[]): FieldErrors => {
  const errors: FieldErrors = Object.create(null) // a field may be called `constructor`
  const add = (field: string, message: string) => {
    errors[field] = [...(errors[field] ?? []), message]
  }
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) add(key, 'This field is not known')
    else add(issue.path.join('.'), issue.message)
  }
  return errors
}

/** @throws Malformed when it is no object at all; Invalid with a message for each field. */
export const parseWith = <S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> => {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  const errors = fieldErrorsOf(error.issues)
  if ('' in errors) throw new Malformed('Send a JSON object')
  throw new Invalid(errors)
}
