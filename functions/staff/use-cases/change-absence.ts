/** Somebody says when they are absent and who does their work, or a registrar says it for them. */
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import { NotAllowed, NotFound } from '#shared/kit/errors.ts'
import { formatDate } from '#shared/kit/format.ts'
import type { Colleague, NewAbsence } from '#shared/staff/records/colleague.ts'
import { absenceErrors, isAbsent, presentAbsence } from '#shared/staff/rules/absence.ts'
import { caseRolesOf } from '#shared/vocabulary/staff-roles.ts'
import { clerkOf } from '../data/clerk.ts'
import type { RosterPerson } from '../data/roster.ts'
import type { StaffMember } from '../data/staff.ts'

const loadColleague = async (id: string, by: StaffMember, { roster }: Needs<'roster'>) => {
  const { people } = await roster.read()
  const person = people.find((one) => one.id === (id === 'me' ? by.id : id))
  if (person && person.id !== by.id && !by.account.roles.includes('registrar'))
    throw new NotAllowed('Only a registrar may do this for somebody else')
  if (person?.state !== 'active' || caseRolesOf(person.roles).length === 0) throw new NotFound()
  return { person, people, author: person.id === by.id ? null : clerkOf(by) }
}

const isSame = (one: NewAbsence, other: NewAbsence): boolean =>
  one.from === other.from && one.until === other.until && one.deputy === other.deputy

/** @throws NotFound, NotAllowed, Conflict; Invalid by field */
export const setAbsence = async (
  id: string,
  absence: NewAbsence,
  staff: StaffMember,
  { today, attempt }: Pick<RequestContext, 'today' | 'attempt'>,
  services: Needs<'absences' | 'roster'>,
): Promise<void> => {
  const { person, people, author: by } = await loadColleague(id, staff, services)
  if (person.absence && isSame(person.absence, absence)) return // sent twice
  requireNoFieldErrors(absenceErrors(absence, { person, people, today }))
  const deputy = people.find((one) => one.id === absence.deputy)?.name ?? ''
  const details = { from: formatDate(absence.from), until: formatDate(absence.until), deputy }
  await services.absences.change(person, absence, { event: 'ABSENCE_SET', by, details, attempt })
}

/** Ending an absence that there is not changes nothing. @throws NotFound, NotAllowed, Conflict */
export const endAbsence = async (
  id: string,
  staff: StaffMember,
  { attempt }: Pick<RequestContext, 'attempt'>,
  services: Needs<'absences' | 'roster'>,
): Promise<void> => {
  const { person, author: by } = await loadColleague(id, staff, services)
  if (person.absence)
    await services.absences.change(person, null, { event: 'ABSENCE_ENDED', by, details: {}, attempt })
}

/** Everybody who works on cases, as their colleagues see them. */
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
