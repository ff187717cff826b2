/** Somebody changes settings of the office or of the council, with the version that was read; sent twice is done once. */

import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { attemptOfCommand } from '#functions/platform/use-cases/command-attempt.ts'
import { requireVersion } from '#functions/platform/use-cases/require-version.ts'
import type { createSettings } from '../data/settings/settings.ts'
import type { StaffMember } from '../data/staff.ts'
import { clerkOf } from './clerk.ts'

type Store<Settings extends { version: number }> = ReturnType<typeof createSettings<Settings>>

/** @throws Stale */
export const changeSettings = async <Settings extends { version: number }>(
  settings: Store<Settings>,
  fields: Partial<Omit<Settings, 'version'>>,
  staff: StaffMember,
  { attempt: given, versionRead }: Pick<RequestContext, 'attempt' | 'versionRead'>,
): Promise<Settings> => {
  const attempt = attemptOfCommand(given, fields, staff)
  const before = await settings.read({ consistent: true })
  if (await settings.areFrom(attempt)) return before
  requireVersion(before, versionRead)
  return settings.change(before, fields, clerkOf(staff), attempt)
}
