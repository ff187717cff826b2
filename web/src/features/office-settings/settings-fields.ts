/** The form of the office's settings: every field is text as it is typed. */
import * as z from 'zod/mini'
import { foldDigits } from '#shared/format.ts'
import { type OfficeSettings, snippet } from '#shared/records/office-settings.ts'
import { limitedStatuses, mostLimitInDays, type StepLimits } from '#shared/rules/step-limits.ts'

const wholeDays = `Enter whole days, from 1 to ${mostLimitInDays}`

const isWholeDays = (typed: string): boolean => {
  const days = Number(typed)
  return /^\d+$/.test(typed) && days >= 1 && days <= mostLimitInDays
}

const days = z.string(wholeDays).check(
  z.overwrite((typed) => foldDigits(typed).trim()),
  z.refine(isWholeDays, wholeDays),
)

export const settingsFields = z.object({
  submitted: days,
  'in-review': days,
  resubmitted: days,
  'awaiting-decision': days,
  approved: days,
  'certificate-ready': days,
  fair_shares: z.boolean(),
  snippets: z.array(snippet),
})
type SettingsFields = z.output<typeof settingsFields>

const eachLimit = <T>(limit: (status: keyof StepLimits) => T) =>
  Object.fromEntries(limitedStatuses.map((status) => [status, limit(status)])) as Record<keyof StepLimits, T>

export const fieldsOf = ({ step_limits, fair_shares, snippets }: OfficeSettings): SettingsFields => ({
  ...eachLimit((status) => String(step_limits[status])),
  fair_shares,
  snippets,
})

export const settingsIn = ({ fair_shares, snippets, ...limits }: SettingsFields) => ({
  step_limits: eachLimit((status) => Number(limits[status])),
  fair_shares,
  snippets,
})
