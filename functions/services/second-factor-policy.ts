/** Which members of staff must sign in with one-time passwords. */
import { hasCodes } from '#functions/data/second-factor.ts'
import type { StaffMember } from '#functions/data/staff.ts'
import type { Config } from './config.ts'

/** Whether this member has set up an app and so signs in with its codes. */
export const signsInWithCodes = ({ secondFactor }: StaffMember): boolean => hasCodes(secondFactor)

/** Whether this member must set up one-time passwords before anything else. */
export const lacksSecondFactor = (member: StaffMember, { STAFF_TOTP }: Config): boolean =>
  STAFF_TOTP === 'required' && !signsInWithCodes(member)
