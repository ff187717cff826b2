/** The one-time link of a member of staff sets the password; an invited member becomes active. */

import { retry } from '#functions/platform/table/retry.ts'
import { ConditionFailed, type Write } from '#functions/platform/table/table.ts'
import type { Needs } from '#functions/services.ts'

const tries = 5
const rosterChanged = (error: unknown): boolean => error instanceof ConditionFailed

/** @returns false when the link was used, replaced or the account deactivated, in between */
export const redeemStaffLink = async (
  staffId: string,
  token: string,
  passwordHash: string,
  furtherWrites: Write[],
  now: Date,
  { staff, roster, staffResets }: Needs<'roster' | 'staff' | 'staffResets'>,
): Promise<boolean> =>
  retry({ tries, when: rosterChanged }, async () => {
    const before = await roster.read()
    const account = (await staff.load(staffId, { consistent: true }))?.account
    if (!account?.is_admin) return false
    const extraWrites = [...staff.writesForNewPassword(before, account, now), ...furtherWrites]
    return staffResets.use(account, token, passwordHash, extraWrites)
  })
