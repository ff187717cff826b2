/** Which members of staff must sign in with a second factor: one-time passwords or a passkey. */
import { hasSecondFactor } from '#functions/data/sign-in/second-factor.ts'
import type { StaffMember } from '#functions/data/staff/staff.ts'
import type { Config } from './config.ts'

/** Whether this member must set up one-time passwords or a passkey before anything else. */
export const lacksSecondFactor = (member: StaffMember, { STAFF_TOTP }: Config): boolean =>
  STAFF_TOTP === 'required' && !hasSecondFactor(member.secondFactor)
