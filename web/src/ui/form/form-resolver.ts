import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { FieldErrors } from '#shared/kit/errors.ts'

/** Every message of a field, not only the first: the error summary joins them by commas. */
const messagesOfField = (error: FieldError): string[] => {
  const all = Object.values(error.types ?? {}).flat()
  const texts = all.filter((text): text is string => typeof text === 'string')
  return texts.length > 0 ? [...new Set(texts)] : [error.message ?? 'Check this field']
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
 * Validates with the schema and with `check`, for the rules that depend on the day. If the schema already refuses a
 * field, `check` adds nothing to it.
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
      ...Object.fromEntries(found.map(([name, error]) => [name, messagesOfField(error)])),
    }
    return Object.keys(errors).length > 0
      ? { values: {}, errors: asFormErrors(errors) as never }
      : { values: parsed.values as FieldValues, errors: {} }
  }
}

/** Our field errors of those of react-hook-form, in the order of `names`; fields without one come last. */
export const messagesOf = (errors: FieldValues, names: string[]): FieldErrors => {
  const position = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  const sorted = Object.keys(errors).sort((one, other) => position(one) - position(other))
  return Object.fromEntries(
    sorted.map((name) => [name, [errors[name]?.types?.invalid ?? []].flat() as string[]]),
  )
}
