/** A change of one account of the staff: judged by what is stored this very moment, and judged again when that changed. */
import type { Attempt } from '#functions/data/record.ts'
import type { Roster } from '#functions/data/roster.ts'
import { RosterMoved, type StaffChange, type StaffMember, staffStateOf } from '#functions/data/staff.ts'
import type { Needs } from '#functions/services/services.ts'
import { Conflict, NotFound, Unavailable } from '#shared/errors.ts'
import { losesLastAdministrator } from '#shared/rules/staff.ts'

const tries = 8

/**
 * @param judge says what to change, null for nothing, or throws what is refused; asked again when somebody was faster.
 * @throws NotFound; Conflict when nobody would be left who can run accounts
 */
export const changeStaff = async (
  id: string,
  judge: (member: StaffMember, roster: Roster) => StaffChange | null | Promise<StaffChange | null>,
  attempt: Attempt,
  { staff, roster }: Needs<'roster' | 'staff'>,
): Promise<void> => {
  for (let count = 0; count < tries; count++) {
    const before = await roster.read()
    const member = await staff.load(id, { consistent: true })
    if (!member) throw new NotFound()
    const change = await judge(member, before)
    if (!change) return
    const after = { ...member.account, ...change.fields }
    if (losesLastAdministrator(before.people, { ...after, state: staffStateOf(after) }))
      throw new Conflict('Nobody would be left who can run accounts')
    try {
      return await staff.change(before, member.account, change, attempt)
    } catch (error) {
      if (!(error instanceof RosterMoved)) throw error
    }
  }
  throw new Unavailable()
}
