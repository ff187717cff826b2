/** The history of settings that members of staff change. */
import * as z from 'zod/mini'
import { clerk } from './clerk.ts'

export const changedSetting = z.object({
  /** Its name and values in words. */
  setting: z.string(),
  before: z.string(),
  after: z.string(),
})
export type ChangedSetting = z.output<typeof changedSetting>

/** Who changed which settings. */
export const settingsChange = z.object({
  at: z.string(),
  by: clerk,
  /** The second administrator, where one was needed. */
  confirmed_by: z.optional(clerk),
  changed: z.array(changedSetting),
})
export type SettingsChange = z.output<typeof settingsChange>
