/** Somebody changes settings of the office or of the council, with the version that was read; sent twice is done once. */
import { attemptOfCommand } from '#functions/app/command-attempt.ts'
import { requireVersion } from '#functions/app/require-version.ts'
import { clerkOf } from '#functions/app/staff/clerk.ts'
import type { createSettings } from '#functions/data/settings/settings.ts'
import type { StaffMember } from '#functions/data/staff/staff.ts'
import type { RequestContext } from '#functions/services/request-context.ts'

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
