/** Which members of staff must sign in with a second factor: one-time passwords or a passkey. */

import type { Config } from '#functions/platform/services/config.ts'
import { hasSecondFactor } from './data/second-factor.ts'
import type { StaffMember } from './data/staff.ts'

/** Whether this member must set up one-time passwords or a passkey before anything else. */
export const lacksSecondFactor = (member: StaffMember, { STAFF_TOTP }: Config): boolean =>
  STAFF_TOTP === 'required' && !hasSecondFactor(member.secondFactor)
