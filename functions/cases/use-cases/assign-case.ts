/** A member of staff assigns a case to themselves or to a colleague, so that others see who is responsible. */

import { assignmentTo, newAssignment } from '#functions/applications/use-cases/assignment.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { RosterPerson } from '#functions/staff/data/roster.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { isClosed } from '#shared/applications/rules/application-lifecycle.ts'
import type { Assignment } from '#shared/cases/records/review.ts'
import { mayHandOver, worksOn } from '#shared/cases/rules/assignment.ts'
import { reasonAgainstOwner } from '#shared/cases/rules/own-case.ts'
import { Conflict, Invalid } from '#shared/kit/errors.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import { caseRolesOf } from '#shared/vocabulary/staff-roles.ts'
import { statusLabels } from '#shared/vocabulary/statuses.ts'
import type { StaffCase } from './load-case.ts'

/** Who assigns the case, and to whom. */
export interface Handover {
  by: StaffMember
  to: Clerk & { roles: readonly StaffRole[] }
  takeOver: boolean
  people: readonly RosterPerson[]
}

/** @param to the id of a colleague; the caller where it is absent. @throws Invalid when they cannot work on cases */
export const handoverTo = (
  to: string | undefined,
  takeOver: boolean,
  by: StaffMember,
  people: readonly RosterPerson[],
): Handover => {
  const given = { by, takeOver, people }
  if (!to || to === by.id) return { ...given, to: { ...clerkOf(by), roles: by.account.roles } }
  const found = people.find(({ id }) => id === to)
  if (found?.state !== 'active' || caseRolesOf(found.roles).length === 0)
    throw new Invalid({ to: ['Choose a colleague who works on applications'] })
  return { ...given, to: { id: found.id, name: found.name, roles: found.roles } }
}

const requirePossible = ({ review, former_form }: StaffCase, { by, to, takeOver }: Handover): void => {
  const { status, assignee: from } = review
  const [shown, isMe] = [statusLabels[status].toLowerCase(), to.id === by.id]
  if (isClosed(status) || former_form)
    throw new Conflict(`This cannot be assigned: the application is ${shown}`)
  if (!worksOn(to.roles, status))
    throw new Conflict(
      isMe
        ? `Your role does not work on applications that are ${shown}`
        : `${to.name} does not work on applications that are ${shown}`,
    )
  const other = from && from.id !== by.id && from.id !== to.id ? from : null
  if (!mayHandOver({ from, to, by: { id: by.id, roles: by.account.roles } }))
    throw new Conflict(`This application is assigned to ${from?.name}. A registrar can hand it on`)
  if (other && !takeOver) throw new Conflict(`This application is assigned to ${other.name}`)
}

const eventFor = (from: Assignment | null, after: Assignment, { by }: Handover) => {
  const author = eventAuthor(clerkOf(by))
  const former: Record<string, string> = from ? { from: from.name } : {}
  const absent: Record<string, string> = after.for ? { for: after.for.name } : {}
  return after.id === by.id
    ? ({ event: from ? 'TAKEN_OVER' : 'TAKEN', by: author, details: former } as const)
    : ({ event: 'ASSIGNED', by: author, details: { ...former, to: after.name, ...absent } } as const)
}

/**
 * People who take a case for themselves get it even while they are absent; a case assigned to an absent
 * colleague goes to the deputy.
 * @returns the assignment, and whether it is a new one
 * @throws Conflict that says why not, or to whom the case is assigned, unless it is to be taken over; Stale
 */
export const assignCase = async (
  staffCase: StaffCase,
  handover: Handover,
  { now, today, attempt }: Pick<RequestContext, 'now' | 'today' | 'attempt'>,
  { cases }: Needs<'cases'>,
): Promise<{ assignee: Assignment; isNew: boolean }> => {
  const { review, application_form } = staffCase
  const { to, by, people } = handover
  const after = to.id === by.id ? newAssignment(clerkOf(by), now) : assignmentTo(to, people, { now, today })
  if (review.assignee?.id === after.id) return { assignee: review.assignee, isNew: false }
  requirePossible(staffCase, handover)
  const assigned = people.find(({ id }) => id === after.id)
  const own = assigned && reasonAgainstOwner(assigned, staffCase.account)
  if (own) throw new Conflict(own)
  const event = eventFor(review.assignee, after, handover)
  await cases.change(review, application_form, { review: { assignee: after }, event }, attempt)
  return { assignee: after, isNew: true }
}
