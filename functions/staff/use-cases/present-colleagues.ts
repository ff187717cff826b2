/** Everybody who works on cases, as their colleagues see them. */

import type { Needs } from '#functions/services.ts'
import type { Colleague } from '#shared/staff/records/colleague.ts'
import { isAbsent, presentAbsence } from '#shared/staff/rules/absence.ts'
import { caseRolesOf } from '#shared/vocabulary/staff-roles.ts'
import type { RosterPerson } from '../data/roster.ts'

const absenceOf = (
  person: RosterPerson,
  people: readonly RosterPerson[],
  today: string,
): Colleague['absence'] => {
  const absence = presentAbsence(person, today)
  if (!absence) return null
  const { from, until, deputy: id } = absence
  return { from, until, deputy: { id, name: people.find((one) => one.id === id)?.name ?? '' } }
}

export const presentColleagues = async (
  { today }: { today: string },
  { roster }: Needs<'roster'>,
): Promise<{ today: string; people: Colleague[] }> => {
  const { people } = await roster.read()
  const colleagues = people
    .filter(({ state, roles }) => state === 'active' && caseRolesOf(roles).length > 0)
    .map((person) => ({
      id: person.id,
      name: person.name,
      roles: caseRolesOf(person.roles),
      absence: absenceOf(person, people, today),
      absent: isAbsent(person, today),
    }))
  return { today, people: colleagues.sort((one, other) => one.name.localeCompare(other.name)) }
}
