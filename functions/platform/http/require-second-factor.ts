/** Where a second factor is required, a member of staff without one may only set one up. */
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { lacksSecondFactor } from '#functions/staff/second-factor-policy.ts'
import type { Endpoint } from '#shared/kit/endpoint.ts'
import { NotAllowed } from '#shared/kit/errors.ts'
import type { Config } from '../services/config.ts'

/** @throws NotAllowed */
export const requireSecondFactor = (endpoint: Endpoint, staff: StaffMember, config: Config): void => {
  if (!endpoint.beforeCodes && lacksSecondFactor(staff, config))
    throw new NotAllowed('Set up one-time passwords or a passkey first')
}
