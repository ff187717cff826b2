/** Absences of staff and their deputies. */

import type { FieldErrors } from '#shared/kit/errors.ts'
import { addDays } from '#shared/kit/format.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import { caseRolesOf } from '#shared/vocabulary/staff-roles.ts'
import type { StaffState } from './staff.ts'

export interface Absence {
  /** `YYYY-MM-DD`, the first and the last day. */
  from: string
  until: string
  /** The id of the deputy. */
  deputy: string
}

interface Person {
  id: string
  name: string
  state: StaffState
  roles: readonly StaffRole[]
  absence: Absence | null
}

const furthestInDays = 366

/** Whether somebody is away on a day. */
export const isAbsent = ({ absence }: Pick<Person, 'absence'>, day: string): boolean =>
  absence !== null && absence.from <= day && day <= absence.until

/** A present or future absence; null for one that has ended. */
export const presentAbsence = ({ absence }: Pick<Person, 'absence'>, today: string): Absence | null =>
  absence && absence.until >= today ? absence : null

/**
 * The person who does somebody's work on a day: the deputy while they are away. The deputy's own deputy is not
 * followed, so that two people who name each other pass nothing in circles. A deputy who has left the council is
 * ignored.
 */
export const standsInFor = <P extends Person>(person: P, people: readonly P[], day: string): P => {
  if (!isAbsent(person, day)) return person
  const deputy = people.find(({ id }) => id === person.absence?.deputy)
  return deputy?.state === 'active' ? deputy : person
}

/** The people whose work somebody does on a day besides their own. */
export const absentColleaguesOf = <P extends Person>(id: string, people: readonly P[], day: string): P[] =>
  people.filter((person) => person.id !== id && standsInFor(person, people, day).id === id)

const sharesCaseRole = (one: Person, other: Person): boolean =>
  caseRolesOf(one.roles).some((role) => other.roles.includes(role))

const dayErrors = ({ from, until }: Absence, today: string): FieldErrors => {
  if (until < from) return { until: ['The last day must not be before the first'] }
  if (until < today) return { until: ['The last day must not be in the past'] }
  return until > addDays(today, furthestInDays)
    ? { until: [`The last day must be within ${furthestInDays} days`] }
    : {}
}

const deputyErrors = (deputy: string, person: Person, people: readonly Person[]): FieldErrors => {
  if (deputy === person.id) return { deputy: ['Choose somebody else'] }
  const found = people.find(({ id }) => id === deputy)
  return found?.state === 'active' && sharesCaseRole(found, person)
    ? {}
    : { deputy: ['Choose a colleague with the same work'] }
}

/** @returns errors by field; none when the absence is possible. @param today the council's day */
export const absenceErrors = (
  absence: Absence,
  { person, people, today }: { person: Person; people: readonly Person[]; today: string },
): FieldErrors => ({ ...dayErrors(absence, today), ...deputyErrors(absence.deputy, person, people) })
