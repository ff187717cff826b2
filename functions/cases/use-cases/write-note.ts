/** A colleague writes about a case, to everybody or to some. */

import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import type { NewNote, Note } from '#shared/cases/records/note.ts'
import { Invalid } from '#shared/kit/errors.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import { caseRoles, type StaffRole } from '#shared/vocabulary/staff-roles.ts'

const seesCases = (roles: readonly StaffRole[]): boolean =>
  roles.some((role) => (caseRoles as readonly StaffRole[]).includes(role))

/** @throws Invalid when one of them cannot open cases, or not any more */
const colleaguesBy = async (ids: string[], { roster }: Needs<'roster'>): Promise<Clerk[]> => {
  if (ids.length === 0) return []
  const { people } = await roster.read()
  const known = people.filter(({ state, roles }) => state === 'active' && seesCases(roles))
  return ids.map((id) => {
    const person = known.find((one) => one.id === id)
    if (!person) throw new Invalid({ tell: ['Choose colleagues who work on applications'] })
    return { id, name: person.name }
  })
}

/** @throws Invalid */
export const writeNote = async (
  caseId: string,
  { text, tell }: NewNote,
  staff: StaffMember,
  { attempt, now }: Pick<RequestContext, 'attempt' | 'now'>,
  services: Needs<'newId' | 'notes' | 'roster'>,
): Promise<Note> => {
  // Nobody has to be told what they wrote themselves.
  const others = [...new Set(tell)].filter((id) => id !== staff.id)
  const told = await colleaguesBy(others, services)
  const note = { id: services.newId(), at: now.toISOString(), by: clerkOf(staff), text, told }
  return services.notes.add(caseId, note, attempt)
}
