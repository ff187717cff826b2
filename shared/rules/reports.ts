/** The office's reports: which acts they count, for which months, and how cities are told apart. */
import { cities } from '../place-suggestions.ts'
import { foldCity } from './city-folding.ts'

/** What reports count; the names are part of stored counters, so they never change. */
export const reportActs = [
  'submitted',
  'reviewed',
  'fee-verified',
  'returned',
  'approved',
  'declined',
  'collected',
] as const
export type ReportAct = (typeof reportActs)[number]

const monthsShown = 13 // so that a month can be compared with the same one of the year before

/** `YYYY-MM` of a day. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The month of a day and the twelve before it, newest first. */
export const reportMonths = (today: string): string[] => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return Array.from({ length: monthsShown }, (_, back) =>
    monthOf(new Date(Date.UTC(year, month - 1 - back)).toISOString()),
  )
}

export const otherCities = 'Other'
const namesOfCities = new Map(cities.map((city) => [foldCity(city), city]))

/** The name of a city that the portal suggests, however it was typed; all others count as one, so that the list ends. */
export const countedCity = (city: string): string => namesOfCities.get(foldCity(city)) ?? otherCities
