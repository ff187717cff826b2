/** Where a second factor is required, a member of staff without one may only set one up. */
import type { StaffMember } from '#functions/data/staff/staff.ts'
import type { Config } from '#functions/services/config.ts'
import { lacksSecondFactor } from '#functions/services/second-factor-policy.ts'
import type { Endpoint } from '#shared/kit/endpoint.ts'
import { NotAllowed } from '#shared/kit/errors.ts'

/** @throws NotAllowed */
export const requireSecondFactor = (endpoint: Endpoint, staff: StaffMember, config: Config): void => {
  if (!endpoint.beforeCodes && lacksSecondFactor(staff, config))
    throw new NotAllowed('Set up one-time passwords or a passkey first')
}
