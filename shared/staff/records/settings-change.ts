/** The history of settings that members of staff change. */
import * as z from 'zod/mini'
import { clerk } from './clerk.ts'

/** Who changed which settings. */
export const settingsChange = z.object({
  at: z.string(),
  by: clerk,
  changed: z.array(
    z.object({
      /** Its name and values in words. */
      setting: z.string(),
      before: z.string(),
      after: z.string(),
    }),
  ),
})
export type SettingsChange = z.output<typeof settingsChange>
