/** The fields of a term as they are typed, and the body of the request; the schema of the contract checks them. */
import * as z from 'zod/mini'
import type { FieldErrors } from '#shared/kit/errors.ts'
import { foldDigits } from '#shared/kit/format.ts'
import { firstDayErrors } from '#shared/payments/rules/fee-schedules.ts'
import { proposedTerm, type Term } from '#shared/register/records/term.ts'
import { termErrors } from '#shared/register/rules/terms.ts'

const text = z.string()
export const termFields = z.object({
  effective_from: text,
  term_name: text,
  ...{ years: text, renewal_days: text, grace_days: text, removal_days: text },
  reason: text,
})
export type TermFields = z.output<typeof termFields>

export const figures = [
  ['years', 'Years of validity', 'From the day of registration, or from the old end'],
  ['renewal_days', 'Renewal, days before the end', 'From then on a renewal may be made'],
  ['grace_days', 'Days of grace', 'After the end; 0 for none'],
  ['removal_days', 'Removal, days after the end', 'An entry that was not renewed then leaves the register'],
] as const

/** Begins with the figures of a term. */
export const fieldsOf = (term: Term): TermFields => ({
  ...{ effective_from: '', term_name: '' },
  years: String(term.years),
  renewal_days: String(term.renewal_days),
  grace_days: String(term.grace_days),
  removal_days: String(term.removal_days),
  reason: '',
})

/** Reads Urdu digits; an empty text is NaN, which the schema refuses. */
const numberIn = (typed: string): number => {
  const plain = foldDigits(typed).replace(/[\s,]/g, '')
  return plain === '' ? Number.NaN : Number(plain)
}

export const termIn = ({ effective_from, term_name, reason, ...typed }: TermFields) => ({
  ...{ effective_from, name: term_name, reason },
  years: numberIn(typed.years),
  renewal_days: numberIn(typed.renewal_days),
  grace_days: numberIn(typed.grace_days),
  removal_days: numberIn(typed.removal_days),
})

export const errorsOf = (fields: TermFields, today: string): FieldErrors => {
  const { data, error } = proposedTerm.safeParse(termIn(fields))
  if (data) return { ...firstDayErrors(data, today), ...termErrors(data) }
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) {
    const field = path[0] === 'name' ? 'term_name' : String(path[0])
    errors[field] = [...(errors[field] ?? []), message]
  }
  return errors
}
