/** Where one-time passwords are required, a session without them may do nothing but set them up. */
import { hasCodes } from '#functions/data/second-factor.ts'
import type { StaffMember } from '#functions/data/staff.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { NotAllowed } from '#shared/errors.ts'
import type { Config } from './config.ts'

/** Whether somebody has set up an app, and so signs in with its codes. */
export const signsInWithCodes = ({ secondFactor }: StaffMember): boolean => hasCodes(secondFactor)

/** Whether somebody must set up one-time passwords before anything else. */
export const codesMissing = (member: StaffMember, { STAFF_TOTP }: Config): boolean =>
  STAFF_TOTP === 'required' && !signsInWithCodes(member)

/** @throws NotAllowed */
export const requireCodes = (endpoint: Endpoint, staff: StaffMember, config: Config): void => {
  if (!endpoint.beforeCodes && codesMissing(staff, config))
    throw new NotAllowed('Set up one-time passwords first')
}
