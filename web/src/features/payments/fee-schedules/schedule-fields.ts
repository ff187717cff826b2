/** Converts a fee schedule to the fields of its form and back; the schema of the contract checks them. */
import * as z from 'zod/mini'
import type { FeeRule, FeeSchedule } from '#shared/applications/records/fee.ts'
import type { FieldErrors } from '#shared/kit/errors.ts'
import { foldDigits } from '#shared/kit/format.ts'
import { proposedFeeSchedule } from '#shared/payments/records/fee-schedule-proposal.ts'
import type { FeeTitle } from '#shared/vocabulary/applications.ts'

/** No late fee, or the unit in which it grows. */
export const lateKinds = ['none', 'per-year', 'percent-per-day'] as const
export const lateKindLabels: Record<string, string> = {
  none: 'No late fee',
  'per-year': 'Rupees per year or part of a year',
  'percent-per-day': 'Per cent of the fee for each day',
}

/** The prefix of the field names of each title. */
export const prefixes: Record<FeeTitle, 'new' | 'renewal'> = {
  'New Registration': 'new',
  'Renewal Registration': 'renewal',
}

const text = z.string()
export const scheduleFields = z.object({
  effective_from: text,
  schedule_name: text,
  ...{ new_base: text, new_late: text, new_grace: text, new_rate: text, new_cap: text },
  ...{ renewal_base: text, renewal_late: text, renewal_grace: text, renewal_rate: text, renewal_cap: text },
  reason: text,
})
export type ScheduleFields = z.output<typeof scheduleFields>

const fieldsOfRule = ({ base, grace_in_days, late }: FeeRule) => ({
  base: String(base),
  late: late?.kind ?? 'none',
  grace: String(grace_in_days),
  rate: late ? String(late.kind === 'per-year' ? late.amount : late.percent) : '',
  cap: late ? String(late.cap) : '',
})

const withPrefix = (prefix: string, fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}_${name}`, value]))

/** The fields of a schedule to change, or the figures of `schedule` as a start for a new one, without its day and name. */
export const fieldsOf = (schedule: FeeSchedule, isNew: boolean): ScheduleFields =>
  ({
    effective_from: isNew ? '' : schedule.effective_from,
    schedule_name: isNew ? '' : schedule.name,
    ...withPrefix('new', fieldsOfRule(schedule.rules['New Registration'])),
    ...withPrefix('renewal', fieldsOfRule(schedule.rules['Renewal Registration'])),
    reason: '',
  }) as ScheduleFields

/** Reads "2,500" and Urdu digits; an empty text is NaN. */
const numberIn = (typed: string): number => {
  const plain = foldDigits(typed).replace(/[\s,]/g, '')
  return plain === '' ? Number.NaN : Number(plain)
}

const ruleIn = (fields: Record<string, string>, prefix: string): FeeRule => {
  const member = (name: string) => fields[`${prefix}_${name}`] ?? ''
  const [kind, rate, cap] = [member('late'), numberIn(member('rate')), numberIn(member('cap'))]
  const base = numberIn(member('base'))
  if (kind === 'per-year')
    return { base, grace_in_days: numberIn(member('grace')), late: { kind, amount: rate, cap } }
  if (kind === 'percent-per-day')
    return { base, grace_in_days: numberIn(member('grace')), late: { kind, percent: rate, cap } }
  return { base, grace_in_days: 0, late: null }
}

/** The body of the request; texts that are no numbers become NaN, which the schema refuses. */
export const scheduleIn = (fields: ScheduleFields) => ({
  effective_from: fields.effective_from,
  name: fields.schedule_name,
  rules: { 'New Registration': ruleIn(fields, 'new'), 'Renewal Registration': ruleIn(fields, 'renewal') },
  reason: fields.reason,
})

const fieldNames: Record<string, string> = {
  grace_in_days: 'grace',
  amount: 'rate',
  percent: 'rate',
  cap: 'cap',
}

/** The form field of a path in the schedule. */
const fieldOf = ([root, title, ...rest]: PropertyKey[]): string => {
  if (root !== 'rules') return root === 'name' ? 'schedule_name' : String(root)
  const last = String(rest.at(-1))
  return `${prefixes[title as FeeTitle]}_${fieldNames[last] ?? last}`
}

export const scheduleErrors = (fields: ScheduleFields): FieldErrors => {
  const { error } = proposedFeeSchedule.safeParse(scheduleIn(fields))
  const errors: FieldErrors = {}
  for (const { path, message } of error?.issues ?? []) {
    const field = fieldOf(path)
    errors[field] = [...(errors[field] ?? []), message]
  }
  return errors
}
