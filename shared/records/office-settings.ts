/** How the office works: settings that registrars and administrators change. */
import * as z from 'zod/mini'
import { defaultStepLimits, mostLimitInDays } from '../rules/step-limits.ts'
import { settingsChange } from './settings-change.ts'

const days = z
  .int('Enter the number of days')
  .check(
    z.minimum(1, 'Enter at least 1 day'),
    z.maximum(mostLimitInDays, `Enter at most ${mostLimitInDays} days`),
  )

const stepLimits = z.strictObject({
  submitted: days,
  'in-review': days,
  resubmitted: days,
  'awaiting-decision': days,
  approved: days,
  'certificate-ready': days,
})

export const officeSettings = z.object({
  /** 1 before anything was changed. */
  version: z._default(z.number(), 1),
  /** In days, for each status in which the office acts. */
  step_limits: z._default(stepLimits, defaultStepLimits),
  /** New applications are assigned to the present reviewer with the fewest. */
  fair_shares: z._default(z.boolean(), false),
})
export type OfficeSettings = z.output<typeof officeSettings>

/** What is left out stays as it is. */
export const officeSettingsChanges = z.strictObject({
  step_limits: z.optional(stepLimits),
  fair_shares: z.optional(z.boolean('Choose on or off')),
})

export const officeSettingsView = z.object({
  settings: officeSettings,
  /** The newest 50, newest first. */
  changes: z.array(settingsChange),
})
