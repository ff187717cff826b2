/** The form of the office's settings: every field is text as it is typed. */
import * as z from 'zod/mini'
import { foldDigits } from '#shared/kit/format.ts'
import { type OfficeSettings, snippet } from '#shared/staff/records/office-settings.ts'
import { forEachLimit, mostLimitInDays } from '#shared/staff/rules/step-limits.ts'

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
  ...forEachLimit(() => days),
  fair_shares: z.boolean(),
  snippets: z.array(snippet),
})
type SettingsFields = z.output<typeof settingsFields>

export const fieldsOf = ({ step_limits, fair_shares, snippets }: OfficeSettings): SettingsFields => ({
  ...forEachLimit((status) => String(step_limits[status])),
  fair_shares,
  snippets,
})

export const settingsIn = ({ fair_shares, snippets, ...limits }: SettingsFields) => ({
  step_limits: forEachLimit((status) => Number(limits[status])),
  fair_shares,
  snippets,
})
