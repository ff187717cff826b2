/** The stored roles of a member of staff decide which endpoints they may call; they are read with every request. */
import type { Endpoint } from '#shared/kit/endpoint.ts'
import { NotAllowed } from '#shared/kit/errors.ts'
import { roleLabels, type StaffRole } from '#shared/vocabulary/staff-roles.ts'

/** @throws NotAllowed, naming the roles that are allowed */
export const requireRole = ({ roles }: Endpoint, held: readonly StaffRole[]): void => {
  if (!roles || roles.some((role) => held.includes(role))) return
  throw new NotAllowed(
    `Your roles do not allow this. It is for: ${roles.map((role) => roleLabels[role]).join(', ')}`,
  )
}
