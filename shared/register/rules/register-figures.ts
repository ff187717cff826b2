/** Counts entries of the register: by standing on a day, category, city, month of the end, and those that may be renewed. */

import { monthOf } from '#shared/kit/dates.ts'
import type { RegisterTally, StandingCounts } from '../records/register-figures.ts'
import { categories, type RegistrationRecord } from '../records/registration.ts'
import { type Standing, standings } from '../records/standing.ts'
import { countedCity, otherCities } from './counted-city.ts'
import { removalOn, standingOn } from './registration.ts'

/** Months with a separate number, before and after the month of the count, so that the figures have a limited size. */
const monthsBefore = 48
const monthsAfter = 84

const noEntries = (): StandingCounts =>
  Object.fromEntries(standings.map((standing) => [standing, 0])) as StandingCounts

export const emptyTally = (): RegisterTally => ({
  entries: 0,
  standings: noEntries(),
  ...{ removed: {}, categories: {}, cities: {}, ends: {}, due: {} },
})

/** The month some months later, or earlier where they are negative. */
export const addMonths = (month: string, months: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 1 + months)).toISOString())
}

/** @param day of the count */
const countedMonth = (end: string, day: string): string => {
  const [month, present] = [monthOf(end), monthOf(day)]
  if (month < addMonths(present, -monthsBefore)) return 'earlier'
  return month > addMonths(present, monthsAfter) ? 'later' : month
}

const addOne = (counts: Record<string, number>, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1
}

const addTo = (groups: Record<string, StandingCounts>, name: string, standing: Standing): void => {
  const counts = groups[name] ?? noEntries()
  counts[standing] += 1
  groups[name] = counts
}

type Counted = Pick<
  RegistrationRecord,
  'category' | 'city' | 'valid_until' | 'renew_from' | 'lapses_on' | 'suspended' | 'removed'
>

/**
 * Adds an entry to the tally, which is changed.
 * @param day in Karachi, for the standing
 */
export const countEntry = (tally: RegisterTally, entry: Counted, day: string): void => {
  const standing = standingOn(entry, day)
  tally.entries += 1
  tally.standings[standing] += 1
  const isKnown = categories.some((category) => category === entry.category)
  addTo(tally.categories, isKnown ? entry.category : otherCities, standing)
  addTo(tally.cities, countedCity(entry.city), standing)
  const removal = removalOn(entry, day)
  if (removal) {
    addOne(tally.removed, removal.reason)
    return
  }
  const month = countedMonth(entry.valid_until, day)
  addOne(tally.ends, month)
  if (standing !== 'suspended' && entry.renew_from <= day) addOne(tally.due, month)
}
