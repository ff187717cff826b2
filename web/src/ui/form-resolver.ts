import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { FieldErrors } from '#shared/errors.ts'

/** Every message of a field, not only the first: the summary joins them by commas. */
const messagesOf = (error: FieldError): string[] => {
  const all = Object.values(error.types ?? {}).flat()
  const words = all.filter((it): it is string => typeof it === 'string')
  return words.length > 0 ? [...new Set(words)] : [error.message ?? 'Check this field']
}

/** Our field errors as react-hook-form keeps them. */
export const asFormErrors = (errors: FieldErrors) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [
      name,
      { type: 'invalid', message: messages.join(', '), types: { invalid: messages } },
    ]),
  )

/**
 * Validates with the schema and with `check`, for the rules that need to know today.
 * Where the schema already objects to a field, `check` adds nothing to it.
 */
export const resolverOf = (
  schema: z.ZodMiniType,
  check: ((values: FieldValues) => FieldErrors) | undefined,
): Resolver<FieldValues, unknown, FieldValues> => {
  const parse = zodResolver(schema as unknown as z.ZodMiniType<FieldValues, FieldValues>)
  return async (values, context, options) => {
    const parsed = await parse(values, context, { ...options, criteriaMode: 'all' })
    const found = Object.entries(parsed.errors as Record<string, FieldError>)
    const errors: FieldErrors = {
      ...check?.({ ...values, ...parsed.values }),
      ...Object.fromEntries(found.map(([name, error]) => [name, messagesOf(error)])),
    }
    return Object.keys(errors).length > 0
      ? { values: {}, errors: asFormErrors(errors) as never }
      : { values: parsed.values as FieldValues, errors: {} }
  }
}
