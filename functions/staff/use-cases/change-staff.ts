/** Changes a staff account. The change is decided from the stored account, and decided again if that has changed. */

import type { Attempt } from '#functions/platform/table/record.ts'
import { randomPause, retry } from '#functions/platform/table/retry.ts'
import type { Needs } from '#functions/services.ts'
import { Conflict, NotFound } from '#shared/kit/errors.ts'
import { losesLastAdministrator } from '#shared/staff/rules/staff.ts'
import type { Roster } from '../data/roster.ts'
import {
  counterSessionsEnded,
  RosterChanged,
  type StaffChange,
  type StaffMember,
  staffStateOf,
} from '../data/staff.ts'

const tries = 8

/**
 * @param decide returns the change, or null for none, or throws a refusal; called again when another change was faster.
 * @throws NotFound; Conflict when nobody would be left who can run accounts
 */
export const changeStaff = async (
  id: string,
  decide: (member: StaffMember, roster: Roster) => StaffChange | null | Promise<StaffChange | null>,
  attempt: Attempt,
  { staff, roster }: Needs<'roster' | 'staff'>,
): Promise<void> =>
  retry({ tries, when: (error) => error instanceof RosterChanged, pause: randomPause }, async () => {
    const before = await roster.read()
    const member = await staff.load(id, { consistent: true })
    if (!member) throw new NotFound()
    const change = await decide(member, before)
    if (!change) return
    const after = { ...member.account, ...change.fields }
    if (losesLastAdministrator(before.people, { ...after, state: staffStateOf(after) }))
      throw new Conflict('At least one administrator must stay active')
    const ended = change.endsEntering ? counterSessionsEnded(member.enteredFor) : []
    const extraWrites = [...(change.extraWrites ?? []), ...ended]
    await staff.change(before, member.account, { ...change, extraWrites }, attempt)
    // From here on none is opened by who was let in before: that takes the account as it was.
    if (change.endsEntering) await staff.endEnteringSince(member, await staff.load(id, { consistent: true }))
  })
