/** Somebody changes settings of the office or of the council, with the version that was read; sent twice is done once. */

import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { attemptOfCommand } from '#functions/platform/use-cases/command-attempt.ts'
import { requireVersion } from '#functions/platform/use-cases/require-version.ts'
import { clerkOf } from '../data/clerk.ts'
import type { createSettings, Fields } from '../data/settings/settings.ts'
import type { StaffMember } from '../data/staff.ts'

export type SettingsStore<Settings extends { version: number }> = ReturnType<typeof createSettings<Settings>>

/** @param change is given the settings that were read, unless this attempt has changed them before. @throws Stale */
export const changeSettings = async <Settings extends { version: number }>(
  settings: SettingsStore<Settings>,
  fields: Fields<Settings>,
  staff: StaffMember,
  { attempt: given, versionRead }: Pick<RequestContext, 'attempt' | 'versionRead'>,
  change = (before: Settings, attempt: Attempt): Promise<Settings> =>
    settings.change(before, fields, clerkOf(staff), attempt),
): Promise<Settings> => {
  const attempt = attemptOfCommand(given, fields, staff)
  const before = await settings.read({ consistent: true })
  if (await settings.areFrom(attempt)) return before
  requireVersion(before, versionRead)
  return change(before, attempt)
}
