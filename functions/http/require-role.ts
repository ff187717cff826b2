/** What a member of staff may call follows from the roles on the server, read again with every request. */
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { NotAllowed } from '#shared/errors.ts'
import { roleLabels, type StaffRole } from '#shared/vocabulary.ts'

/** @throws NotAllowed that names the roles which may. */
export const requireRole = ({ roles }: Endpoint, held: readonly StaffRole[]): void => {
  if (!roles || roles.some((role) => held.includes(role))) return
  throw new NotAllowed(`Only for: ${roles.map((role) => roleLabels[role]).join(', ')}`)
}
