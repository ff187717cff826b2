/**
 * The actions that a member of staff can take with a case now, and those that they might expect but cannot take, with
 * the reason.
 */

import {
  type CaseAction,
  isOpen,
  mayDropRequest,
  needsCertificate,
  possibleActions,
  rolesAllow,
  shownStatus,
  type Tracks,
} from '#shared/applications/rules/application-lifecycle.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'

interface CaseFacts extends Tracks {
  pending: { action: string; by: { id: string } } | null
  /** The obstacles to an approval by this member of staff: rules/approval-obstacles.ts. */
  obstacles: readonly string[]
  /** Whether the applicant has seen what is to be corrected. */
  returnOpened: boolean
  /** Why no certificate can be handed over: rules/certificates.ts. */
  certificateObstacle: string | null
  /** Why it cannot be returned. */
  returnObstacle: string | null
}

interface Withheld {
  action: CaseAction
  reason: string
}

const reasonToWithhold = (
  action: CaseAction,
  { pending, obstacles, returnOpened, certificateObstacle, returnObstacle }: CaseFacts,
  staffId: string,
): string | null => {
  if (action === 'approve' && obstacles.length > 0) return obstacles.join('. ')
  if (needsCertificate(action) && certificateObstacle) return certificateObstacle
  if (action === 'return' && returnObstacle) return returnObstacle
  if (action === 'recall-return' && returnOpened) return 'The applicant has already opened the return'
  if (pending?.action === action && pending.by.id === staffId)
    return 'Sent for confirmation by a second person'
  return null
}

/** A registrar expects to decide every open case. */
const expectedActions = (facts: CaseFacts, roles: readonly StaffRole[]): CaseAction[] =>
  isOpen(shownStatus(facts)) && rolesAllow(roles, 'approve') ? ['approve'] : []

export const offeredActions = (
  facts: CaseFacts,
  { id, roles }: { id: string; roles: readonly StaffRole[] },
): { actions: CaseAction[]; withheld: Withheld[] } => {
  const possible = possibleActions(facts, roles).filter((action) => mayDropRequest(action, facts, roles))
  const withheld = [...new Set([...possible, ...expectedActions(facts, roles)])].flatMap((action) => {
    const reason = reasonToWithhold(action, facts, id)
    return reason ? [{ action, reason }] : []
  })
  const isWithheld = (action: CaseAction) => withheld.some((entry) => entry.action === action)
  return { actions: possible.filter((action) => !isWithheld(action)), withheld }
}
