/** Settings of who the council is, where fees are paid and how long records are kept change by two administrators. */

import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import type { Needs } from '#functions/services.ts'
import type { StoredProposal } from '#functions/staff/data/proposal.ts'
import { Conflict } from '#shared/kit/errors.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import { type ConfirmedSettings, confirmedSettings } from '#shared/staff/rules/confirmed-settings.ts'
import { grantsAlone } from '#shared/staff/rules/staff.ts'
import { clerkOf } from '../data/clerk.ts'
import type { Fields } from '../data/settings/settings.ts'
import type { StaffMember } from '../data/staff.ts'
import { changeSettings, type SettingsStore } from './change-settings.ts'
import { tellAdministrators } from './tell-administrators.ts'

const names: Record<ConfirmedSettings, string> = { council: 'Council settings', retention: 'Retention' }

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const pick = (from: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)))

/**
 * Changes them at once where nothing of that is among the changes, or nobody else could confirm it.
 * @returns the settings as they are now, and the sentence for the person. @throws Stale, Conflict when another change waits
 */
export const changeOrPropose = async <Settings extends { version: number }>(
  subject: ConfirmedSettings,
  settings: SettingsStore<Settings>,
  fields: Fields<Settings>,
  { staff, ...context }: Pick<RequestContext, 'attempt' | 'versionRead'> & { staff: StaffMember },
  services: Needs<'newId' | 'proposals' | 'roster'>,
): Promise<{ data: Settings; message: string }> => {
  const by = clerkOf(staff)
  let waits = false
  const data = await changeSettings(settings, fields, staff, context, async (before, attempt) => {
    const changed = Object.keys(fields).filter((name) => !isSame(pick(before, [name]), pick(fields, [name])))
    if (!changed.some((name) => (confirmedSettings[subject] as readonly string[]).includes(name)))
      return settings.change(before, fields, by, attempt)
    const changes = settings.differences(before, fields)
    const title = `${names[subject]}: ${changes.map(({ setting }) => setting).join(', ')}`
    const roster = await services.roster.read()
    const tell = (proposed: boolean) => tellAdministrators(roster, { title, by, proposed }, attempt, services)
    if (grantsAlone(roster, by.id, attempt.now))
      return settings.change(before, fields, by, attempt, tell(false))
    waits = true
    const contents = { before: pick(before, changed), after: pick(fields, changed) }
    const proposal = { kind: 'settings' as const, subject, title, reason: '', contents, changes, by }
    await services.proposals.propose(proposal, attempt, tell(true))
    return before
  })
  return {
    data,
    message: waits ? 'Sent to another administrator for confirmation' : `${names[subject]} changed`,
  }
}

/** @throws Conflict when one of them was changed after the proposal */
export const writesToConfirm = async <Settings extends { version: number }>(
  settings: SettingsStore<Settings>,
  { by, contents }: StoredProposal,
  confirmedBy: Clerk,
  attempt: Attempt,
): Promise<Write[]> => {
  const { before, after } = contents as Record<'before' | 'after', Fields<Settings>>
  const present = await settings.read({ consistent: true })
  if (settings.differences(present, before).length > 0)
    throw new Conflict('The settings were changed after this was proposed. It can be refused or withdrawn')
  return settings.writesToChange(present, after, { by, confirmed_by: confirmedBy }, attempt)
}
