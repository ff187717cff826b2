/** Who may be responsible for a case, and who may hand it on. */
import type { caseRoles, StaffRole } from '#shared/vocabulary/staff-roles.ts'
import type { ApplicationStatus } from '#shared/vocabulary/statuses.ts'

/** Each is a separate transaction. */
export const mostAssignedAtOnce = 50

type CaseRole = (typeof caseRoles)[number]

/** Who works on a case of each status; nobody once it is closed. */
const working: Record<ApplicationStatus, readonly CaseRole[]> = {
  submitted: ['reviewer', 'registrar'],
  'in-review': ['reviewer', 'registrar'],
  returned: ['reviewer', 'registrar'],
  resubmitted: ['reviewer', 'registrar'],
  'awaiting-fee': ['accounts', 'registrar'],
  'awaiting-decision': ['registrar'],
  approved: ['reception', 'registrar'],
  'certificate-ready': ['reception', 'registrar'],
  collected: [],
  declined: [],
  withdrawn: [],
  'ended-unpaid': [],
}

/** Whether somebody with these roles works on cases of a status. */
export const worksOn = (roles: readonly StaffRole[], status: ApplicationStatus): boolean =>
  working[status].some((role) => roles.includes(role))

interface Handing {
  /** The person to whom the case is assigned now. */
  from: { id: string } | null
  to: { id: string }
  by: { id: string; roles: readonly StaffRole[] }
}

/** Everybody may take a case, hand over their own and give one that nobody has; registrars may hand on any. */
export const mayHandOver = ({ from, to, by }: Handing): boolean =>
  from === null || from.id === by.id || to.id === by.id || by.roles.includes('registrar')

interface Sharer {
  id: string
  /** How many open cases are assigned to them. */
  cases: number
  /** When an application was last assigned to them automatically; empty where none was. */
  shared_at: string
}

/**
 * Fair shares, the person to whom a new application is assigned automatically: the one with the fewest; among those, the one who has waited longest; then the id decides, so that the choice is
 * always the same.
 */
export const nextInTurn = <S extends Sharer>(sharers: readonly S[]): S | null =>
  [...sharers].sort(
    (one, other) =>
      one.cases - other.cases ||
      one.shared_at.localeCompare(other.shared_at) ||
      one.id.localeCompare(other.id),
  )[0] ?? null
