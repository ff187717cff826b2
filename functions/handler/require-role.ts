/** The stored roles of a member of staff decide which endpoints they may call; they are read with every request. */

import type { Config } from '#functions/platform/services/config.ts'
import { lacksSecondFactor } from '#functions/staff/data/second-factor.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { isEnteredAtCounter } from '#shared/accounts/rules/at-counter.ts'
import type { Endpoint } from '#shared/kit/endpoint.ts'
import { NotAllowed } from '#shared/kit/errors.ts'
import { roleLabels, type StaffRole } from '#shared/vocabulary/staff-roles.ts'

/** @throws NotAllowed, naming the roles that are allowed */
export const requireRole = ({ roles = [] }: Endpoint, held: readonly StaffRole[]): void => {
  if (roles.some((role) => held.includes(role))) return
  throw new NotAllowed(
    `Your roles do not allow this. It is for: ${roles.map((role) => roleLabels[role]).join(', ')}`,
  )
}

/** Whoever enters for somebody else at the counter fills in and scans, and does nothing else. @throws NotAllowed */
export const requireAtCounter = (endpoint: Endpoint): void => {
  if (!isEnteredAtCounter(endpoint))
    throw new NotAllowed(
      'This is not done while you enter for somebody. Leave, and hand it in on the page of the walk-in',
    )
}

/** Where a second factor is required, a member of staff without one may only set one up. @throws NotAllowed */
export const requireSecondFactor = (endpoint: Endpoint, staff: StaffMember, config: Config): void => {
  if (!endpoint.beforeCodes && lacksSecondFactor(staff, config))
    throw new NotAllowed('Set up one-time passwords or a passkey first')
}
