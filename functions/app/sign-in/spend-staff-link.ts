/** The one-time link of a member of staff sets the password and makes who was invited count as active. */
import { ConditionFailed } from '#functions/data/table.ts'
import type { Needs } from '#functions/services/services.ts'
import { Unavailable } from '#shared/errors.ts'

const tries = 5

/** @returns false when the link was used, replaced or taken back in between */
export const spendStaffLink = async (
  staffId: string,
  token: string,
  passwordHash: string,
  now: Date,
  { staff, roster, staffResets }: Needs<'roster' | 'staff' | 'staffResets'>,
): Promise<boolean> => {
  for (let count = 0; count < tries; count++) {
    const before = await roster.read()
    const account = (await staff.load(staffId, { consistent: true }))?.account
    if (!account?.is_admin) return false
    try {
      const extraWrites = staff.passwordWasSet(before, account, now)
      return await staffResets.use(account, token, passwordHash, extraWrites)
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error // the roster moved on: read it again
    }
  }
  throw new Unavailable()
}
