/**
 * The member of staff to whom a case is assigned. An assignment lasts until somebody else takes over, or the case is
 * decided.
 */
import type { RosterPerson } from '#functions/staff/data/roster.ts'
import type { Assignment } from '#shared/cases/records/review.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import { standsInFor } from '#shared/staff/rules/absence.ts'

export const newAssignment = ({ id, name }: Clerk, now: Date): Assignment => ({
  id,
  name,
  at: now.toISOString(),
})

/** The same, but while somebody is absent their deputy gets the case. */
export const assignmentTo = (
  person: Clerk,
  people: readonly RosterPerson[],
  { now, today }: { now: Date; today: string },
): Assignment => {
  const listed = people.find(({ id }) => id === person.id)
  const deputy = listed && standsInFor(listed, people, today)
  if (!deputy || deputy.id === person.id) return newAssignment(person, now)
  return { ...newAssignment(deputy, now), for: { id: person.id, name: person.name } }
}
